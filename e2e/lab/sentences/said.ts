/** The words of a function: a text, several of them, or the title of a page with its description or its facts. */
type Words =
  | string
  | null
  | undefined
  | readonly string[]
  | ({ readonly title: string } & ({ readonly description: string } | { readonly facts: string }));

type Says = (...args: never[]) => Words;

/** The names of a module's functions that return words. */
type SayingNames<Module> = {
  [Name in keyof Module]: Module[Name] extends Says ? Name : never;
}[keyof Module];

type ArgumentsOf<Said> = Said extends (...args: infer Args) => unknown ? Readonly<Args> : never;

/**
 * Invented inputs of every function of a module that returns words, by the state that they are in; null for a function
 * whose words are the label of a control, the name of a thing or a number. The compiler refuses a module with one more.
 */
export type Inputs<Module> = {
  readonly [Name in SayingNames<Module>]: Readonly<Record<string, ArgumentsOf<Module[Name]>>> | null;
};

/** One sentence, with the function that says it, and when. */
export interface Sentence {
  readonly by: string;
  readonly state: string;
  readonly text: string;
}

/** Says all sentences of a module. */
export function said<Module extends object>(module: Module, inputs: Inputs<Module>): readonly Sentence[] {
  const functions = new Map<string, unknown>(Object.entries(module));
  const states: readonly (readonly [string, object | null])[] = Object.entries<object | null>(inputs);
  return states.flatMap(([by, given]) =>
    Object.entries<readonly unknown[]>({ ...given }).flatMap(([state, args]) =>
      textsOf(call(functions.get(by), args)).map((text) => ({ by, state, text })),
    ),
  );
}

function call(says: unknown, args: readonly unknown[]): unknown {
  if (typeof says !== 'function') throw new Error('A sentence is said by what is no function');
  return Reflect.apply(says, undefined, args);
}

/** The texts of words; a dash stands for nothing to say. */
function textsOf(words: unknown): readonly string[] {
  if (words === null || words === undefined || words === '') return ['–'];
  if (typeof words === 'string') return [words];
  return Object.entries(words).flatMap(([name, part]) =>
    typeof part === 'string' && name !== 'path' ? [part] : [],
  );
}
