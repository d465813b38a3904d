-- Names that searches read are written with the records that have them. A record that was written as it was is left
-- alone.
create function refresh_names(of_kind text, ids integer[]) returns void
language plpgsql set search_path from current as $$
declare
  stale integer[];
begin
  perform lock_sums();
  stale := array(
    select id from (
      (select id, weight, name from counted_search_name where kind = of_kind and id = any(ids)
       except select id, weight, name from search_name where kind = of_kind and id = any(ids))
      union
      (select id, weight, name from search_name where kind = of_kind and id = any(ids)
       except select id, weight, name from counted_search_name where kind = of_kind and id = any(ids))
    ) different
  );
  if stale = '{}' then return; end if;
  -- All columns of their index, which finds them one by one.
  delete from search_head head using counted_search_head gone
  where gone.kind = of_kind and gone.id = any(stale) and head.head = gone.head and head.quality = gone.quality
    and -head.weight = -gone.weight and head.kind = gone.kind and head.id = gone.id;
  delete from search_name where kind = of_kind and id = any(stale);
  insert into search_name select * from counted_search_name where kind = of_kind and id = any(stale);
  insert into search_head select * from counted_search_head where kind = of_kind and id = any(stale);
end
$$;

create function named_written() returns trigger language plpgsql set search_path from current as $$
begin
  if not exists (select from changed) then return null; end if;
  perform refresh_names(tg_argv[1], array(select id from changed));
  return null;
end
$$;
