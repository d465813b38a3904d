import { type Field, type Filter, MAX_NUMBER } from '#lib/url/filter.ts';
import { thousands } from '#lib/format/number.ts';

/** The most choices that are listed; the OpenAPI description has all of them. */
const SHOWN_CHOICES = 12;

/** The parameters of a filter and what they take. */
export const FilterValues = ({ filter }: { filter: Filter }) => (
  <>
    <p>Its filter:</p>
    <ul>
      {Object.values(filter.fields).map((field) => (
        <li key={field.param}>
          <code>{field.param}</code>: {valuesOf(field)}
        </li>
      ))}
    </ul>
  </>
);

function valuesOf(field: Field): string {
  switch (field.kind) {
    case 'choice': {
      const values = field.options.map(({ value }) => value);
      const shown = values.slice(0, SHOWN_CHOICES).join(', ');
      return values.length > SHOWN_CHOICES ? `${shown} and ${values.length - SHOWN_CHOICES} others` : shown;
    }
    case 'flag':
      return field.on;
    case 'number':
      return `a whole number up to ${thousands(field.max ?? MAX_NUMBER)}`;
    case 'day':
      return 'a day in UTC, such as 2026-11-20, or a time, such as 2026-11-20T18:00Z';
    case 'text':
      return 'a text';
  }
}
