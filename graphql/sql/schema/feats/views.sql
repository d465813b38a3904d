-- The groups that have feats, by a career or, of guilds, by a realm.
create view feat_group as
select career as of, name from career_group
union all
select realm, name from (values ('ORDER'), ('DESTRUCTION')) one (realm) cross join lateral (values ('ALL'), (realm)) its (name);
