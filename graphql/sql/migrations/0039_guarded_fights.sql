-- To write such a skirmish breaks a rule of the rows, as with any check. An import refuses the line for it, and
-- stops for errors that are not of the rows.
create or replace function fight_guarded() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then return null; end if;
  raise exception 'The skirmish % is made from its kills.', case when tg_table_name = 'skirmish' then to_jsonb(new) ->> 'id'
    else to_jsonb(new) ->> 'skirmish_id' end
  using errcode = 'check_violation';
end
$$;
