import { type DocumentNode, type GraphQLSchema, print } from 'graphql';

import { type AnswerCheck, type CheckedAnswer, compileCheck } from '../../answers/compile-check.ts';
import { fitDocument } from './fit-document.ts';
import { type FittedInput, InputFitter, saysSomething } from './fit-input.ts';
import { operationOf } from './fragments.ts';
import { MissingParts } from './missing-parts.ts';
import { NO_DIFFERENCES, type Profile } from '../profile.ts';
import { type RestatedDocument, restateDocument } from './restated-document.ts';
import { type VariablePlaces, variablePlaces } from './variable-places.ts';

/** A document as it is sent, and the check for its answers. */
interface Fit {
  /** Null where nothing is left to ask for. */
  readonly text: string | null;
  readonly check: AnswerCheck;
  /** The variables that the document still declares. */
  readonly declared: ReadonlySet<string>;
}

/** A question as an endpoint understands it. */
export interface FittedQuestion extends Pick<Fit, 'text'> {
  readonly variables: Values;
  /** Checks and repairs the `data` of its answer. */
  readonly check: (data: unknown) => CheckedAnswer;
}

type Values = Readonly<Record<string, unknown>>;

const NONE: ReadonlySet<string> = new Set();

/** Fits one document to an endpoint with one profile. */
export class DocumentFits {
  readonly #schema: GraphQLSchema;
  /** The document in the endpoint's words. */
  readonly #document: DocumentNode;
  readonly #restated: RestatedDocument;
  readonly #profile: Profile;
  readonly #missing: MissingParts;
  readonly #inputs: InputFitter;
  readonly #places: ReadonlyMap<string, VariablePlaces>;
  /** Fitted documents, by the variables that the endpoint cannot take. */
  readonly #fits = new Map<string, Fit>();

  constructor(schema: GraphQLSchema, document: DocumentNode, profile: Profile) {
    this.#schema = schema;
    this.#profile = profile;
    this.#missing = new MissingParts(profile);
    this.#restated = restateDocument(document, schema, this.#missing);
    this.#document = this.#restated.document;
    this.#inputs = new InputFitter(profile, this.#missing);
    this.#places = variablePlaces(this.#document, schema, this.#missing);
  }

  /** Fits the document for these variables. */
  question(variables: object): FittedQuestion {
    const given = this.#restated.variables({ ...variables });
    const { fit, sent } = this.#fitted(given);
    return { text: fit.text, variables: sent, check: (data) => fit.check(data, given) };
  }

  #fitted(variables: Values): { readonly fit: Fit; readonly sent: Values } {
    if (this.#profile === NO_DIFFERENCES) return { fit: this.#fit(NONE, NONE), sent: variables };
    const fitted = new Map<string, FittedInput>();
    const unsent = new Set<string>();
    for (const [name, value] of Object.entries(variables)) {
      const place = this.#places.get(name);
      if (!place) continue;
      fitted.set(name, this.#fitInput(value, place));
      if (this.#isRefused(place) && saysSomething(value)) unsent.add(name);
    }
    const lost = new Set([...fitted].filter(([, each]) => each.lost).map(([name]) => name));
    const fit = this.#fit(lost, unsent);
    const sent = [...fitted].filter(([name]) => fit.declared.has(name));
    return { fit, sent: Object.fromEntries(sent.map(([name, { value }]) => [name, value])) };
  }

  #fitInput(value: unknown, { type, coordinates, form }: VariablePlaces): FittedInput {
    const { types } = this.#profile;
    const coordinate = coordinates.find((each) => types.has(each)) ?? coordinates[0];
    return this.#inputs.fit(value, {
      type,
      offeredType: coordinate === undefined ? undefined : types.get(coordinate),
      form,
      coordinate,
    });
  }

  /** True if the endpoint lacks an argument that takes the variable. */
  #isRefused({ type, coordinates }: VariablePlaces): boolean {
    return coordinates.some((coordinate) => this.#missing.input(coordinate, type));
  }

  #fit(lost: ReadonlySet<string>, unsent: ReadonlySet<string>): Fit {
    const key = `${[...lost].join(' ')}|${[...unsent].join(' ')}`;
    const known = this.#fits.get(key) ?? this.#newFit(lost, unsent);
    this.#fits.set(key, known);
    return known;
  }

  #newFit(lost: ReadonlySet<string>, unsent: ReadonlySet<string>): Fit {
    const context = { schema: this.#schema, document: this.#document, missing: this.#missing, lost, unsent };
    const { document, leaving } = fitDocument(context, this.#wantedTypes());
    const { variableDefinitions = [] } = operationOf(document ?? this.#document);
    return {
      text: document && print(document),
      check: compileCheck(this.#schema, this.#document, leaving),
      declared: new Set(variableDefinitions.map(({ variable }) => variable.name.value)),
    };
  }

  #wantedTypes(): ReadonlyMap<string, string> {
    const wanted = new Map<string, string>();
    for (const [name, { coordinates }] of this.#places) {
      for (const coordinate of coordinates) {
        const type = this.#profile.types.get(coordinate);
        if (type !== undefined) wanted.set(name, type);
      }
    }
    return wanted;
  }
}
