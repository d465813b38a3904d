-- What a remote API was found to lack when it was asked last, so that a site that starts while it is away knows.
create table found_schema (
  -- Of the API.
  address text primary key,
  -- Coordinates of our schema that it lacks.
  missing jsonb not null,
  -- Coordinates whose type has another name there, and that name.
  types jsonb not null
);
comment on table found_schema is 'The schema of a remote API as it was found last.';
