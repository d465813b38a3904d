import type { ReactNode } from 'react';

import type { BuildPlan, PlannedBuild } from '#lib/url/build/build-plan.ts';
import { thousands } from '#lib/format/number.ts';
import {
  masteryPoints,
  TRAINING_LINES,
  trainingCost,
  type TrainingLine,
  trainingPoints,
} from '#lib/game/builds/training.ts';
import { pathWords, stepWords } from '#lib/game/builds/training-words.ts';
import { keysOf } from '#lib/game/look-up.ts';
import type { Prefix } from '#lib/url/build/build-filter.ts';
import { DEFAULT_LEVEL, DEFAULT_RENOWN } from '#lib/url/build/read-build.ts';
import { choice } from '#lib/url/filter/filter.ts';
import { hiddenFields } from '#lib/url/paging/list-address.ts';

import { Button } from '../ui/button.tsx';
import { FilterField } from '../ui/filter/filter-field.tsx';
import { FilterForm } from '../ui/filter/filter-form.island.tsx';
import styles from '../ui/filter/filters.module.css';
import { NarrowFold } from '../ui/filter/narrow-fold.tsx';
import { joinClasses } from '../ui/join-classes.ts';

interface Props {
  readonly plan: BuildPlan;
  readonly planned: PlannedBuild;
  readonly prefix: Prefix;
}

interface FormProps {
  readonly plan: BuildPlan;
  readonly label: string;
  /** The parameters, with their values and what they are by default. */
  readonly fields: readonly { readonly name: string; readonly value: number; readonly byDefault: number }[];
  readonly withButton: boolean;
  readonly children: ReactNode;
}

/** A plain form for a part of the address, which keeps all the rest. */
function AddressForm({ plan: { address }, label, fields, withButton, children }: FormProps) {
  return (
    <FilterForm
      action={address.list.path}
      label={label}
      defaults={Object.fromEntries(fields.map(({ name, byDefault }) => [name, String(byDefault)]))}
      values={Object.fromEntries(withButton ? fields.map(({ name, value }) => [name, String(value)]) : [])}
      className={styles.filters}
      withButton={withButton}
    >
      {hiddenFields(
        address.list,
        fields.map(({ name }) => name),
      ).map((field) => (
        <input key={field.name} type="hidden" {...field} />
      ))}
      {children}
      <Button type="submit" className={styles.apply}>
        Apply
      </Button>
    </FilterForm>
  );
}

/** The level and the renown rank of a build. */
export function LevelForm({ plan, planned: { build }, prefix }: Props) {
  const parts = [
    { name: `${prefix}level`, label: 'Level', value: build.level, byDefault: DEFAULT_LEVEL, range: [1, 40] },
    {
      name: `${prefix}renown`,
      label: 'Renown rank',
      value: build.renown,
      byDefault: DEFAULT_RENOWN,
      range: [0, 100],
    },
  ] as const;
  return (
    <AddressForm
      plan={plan}
      label={prefix === '' ? 'Level and renown' : 'Level and renown of the second build'}
      fields={parts}
      withButton
    >
      {parts.map(({ name, label, value, range: [min, max] }) => (
        <label key={name} className={styles.field}>
          {label}
          <input
            type="number"
            className={joinClasses(styles.number, styles.text)}
            name={name}
            defaultValue={value}
            min={min}
            max={max}
            step={1}
            inputMode="numeric"
            autoComplete="off"
          />
        </label>
      ))}
    </AddressForm>
  );
}

/** Renown training and mastery, each with the points that are left. */
export function TrainingForm({ plan, planned: { build }, prefix }: Props) {
  const { level, renown, training, paths } = build;
  const left = {
    training: trainingPoints(level, renown) - trainingCost(training),
    mastery: masteryPoints(level, renown) - paths.reduce((sum, points) => sum + points, 0),
  };
  const selects = [
    ...keysOf(TRAINING_LINES).map((line) => ({
      field: choice(`${prefix}train.${line}`, TRAINING_LINES[line].label, stepOptions(line)),
      value: training[line] ?? 0,
    })),
    ...paths.map((points, at) => ({
      field: choice(`${prefix}path-${at + 1}`, `Path ${at + 1}`, PATH_OPTIONS),
      value: points,
    })),
  ];
  return (
    <NarrowFold title="Training and mastery" state={`${left.training} and ${left.mastery} points left`}>
      <AddressForm
        plan={plan}
        label={prefix === '' ? 'Training and mastery' : 'Training and mastery of the second build'}
        fields={selects.map(({ field, value }) => ({ name: field.param, value, byDefault: 0 }))}
        withButton={false}
      >
        <p className="w-full text-muted">
          {thousands(left.training)} of {thousands(trainingPoints(level, renown))} points of renown training
          and {left.mastery} of {masteryPoints(level, renown)} points of mastery are left. An ability that a
          path opens takes one more. Costs, gifts and points are those of the planner RoRBuilder, by the
          author of the game’s API; the API names no paths and lists none of their abilities.
        </p>
        {selects.map(({ field, value }) => (
          <FilterField key={field.param} field={field} value={String(value)} />
        ))}
      </AddressForm>
    </NarrowFold>
  );
}

const NONE = { value: '0', label: '–' };

const PATH_OPTIONS = [NONE, ...Array.from({ length: 15 }, (_, at) => numbered(at + 1))] as const;

function numbered(points: number) {
  return { value: String(points), label: pathWords(points) };
}

/** The steps of a line, each with what it gives and takes in all. */
const stepOptions = (line: TrainingLine): [typeof NONE, ...(typeof NONE)[]] => [
  NONE,
  ...TRAINING_LINES[line].costs.map((_, at) => ({
    value: String(at + 1),
    label: stepWords(line, at + 1),
  })),
];
