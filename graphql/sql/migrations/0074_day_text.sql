-- A date becomes a text in the style that a database or a role was given, such as 28.11.2026; days are texts of one form.
create or replace function day_text(day integer) returns text immutable language sql as
$$ select to_char(date '1970-01-01' + day, 'YYYY-MM-DD') $$;
comment on function day_text is 'A day since 1970 as a text, such as 2026-11-28.';
