import type { Field, Kind, KindPart } from './kind.ts';
import battles from './kinds/battles.json' with { type: 'json' };
import groups from './kinds/field-groups.json' with { type: 'json' };
import instances from './kinds/instances.json' with { type: 'json' };
import journal from './kinds/journal.json' with { type: 'json' };
import kills from './kinds/kills.json' with { type: 'json' };
import library from './kinds/library.json' with { type: 'json' };
import people from './kinds/people.json' with { type: 'json' };
import places from './kinds/places.json' with { type: 'json' };
import { type ColumnValue, typeNamed } from './value-types.ts';

/** Columns by name: the path of the field, its type, and what stands in for null; without that, the field is required. */
type WrittenFields = Readonly<Record<string, readonly (ColumnValue | undefined)[]>>;

interface WithFields {
  readonly fields: WrittenFields;
  /** Names of field-groups.json, whose columns several tables have. */
  readonly groups?: readonly string[];
}

/** A part as the files in kinds/ have it. */
interface WrittenPart extends Omit<KindPart, 'fields' | 'parts' | 'computed'>, WithFields {
  readonly parts?: readonly WrittenPart[];
}

/** A kind as the files in kinds/ have it. */
interface WrittenKind extends Omit<Kind, 'fields' | 'parts' | 'computed'>, WithFields {
  readonly parts?: readonly WrittenPart[];
}

/** Columns of records that follow from others, by the table. */
const COMPUTED: Readonly<Record<string, Kind['computed']>> = {
  kill: (row, { attackers = 0 }) => ({
    assists: attackers - 1,
    solo: attackers === 1 && row['damage_percent'] === 100,
  }),
};

/** The same of parts. */
const COMPUTED_OF_PARTS: Readonly<Record<string, KindPart['computed']>> = {
  scenario_score: ({ team }, run) => ({ won: run['winner'] === 2 ? null : run['winner'] === team }),
};

const GROUPS: Readonly<Record<string, WrittenFields>> = groups;

const fieldsOf = ({ groups: names = [], fields }: WithFields): Readonly<Record<string, Field>> =>
  Object.fromEntries(
    Object.entries(Object.assign({}, ...names.map((name) => GROUPS[name]), fields) as WrittenFields).map(
      ([column, [path, type, otherwise]]) => [
        column,
        { path: String(path), type: typeNamed(String(type)), ...(otherwise !== undefined && { otherwise }) },
      ],
    ),
  );

const partOf = ({ parts = [], ...written }: WrittenPart): KindPart => ({
  ...written,
  fields: fieldsOf(written),
  computed: COMPUTED_OF_PARTS[written.table],
  parts: parts.map(partOf),
});

const kindOf = ({ parts = [], ...written }: WrittenKind): Kind => ({
  ...written,
  fields: fieldsOf(written),
  computed: COMPUTED[written.table],
  parts: parts.map(partOf),
});

/** Everything that can be imported. */
export const IMPORT_KINDS: readonly Kind[] = [
  kills,
  battles,
  instances,
  people,
  places,
  library,
  journal,
].flatMap((written) => (written as readonly WrittenKind[]).map(kindOf));
