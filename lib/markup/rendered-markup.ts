/** The markup that the server has rendered for one response, beside the flight payload. */
export interface RenderedMarkup {
  /** The markup by its name. */
  readonly markup: Map<string, string>;
}

/** The key under which the server keeps the context of the current request. */
export const REQUEST_CONTEXT: unique symbol = Symbol.for('war-ledger.request-context');

interface Holder {
  readonly [REQUEST_CONTEXT]?: { getStore(): RenderedMarkup | undefined };
}

/** The markup of the current request. A separate module without imports, because browsers load it too. */
function ofRequest(): RenderedMarkup | undefined {
  const holder: typeof globalThis & Holder = globalThis;
  return holder[REQUEST_CONTEXT]?.getStore();
}

/**
 * Returns the markup that `keepMarkup` was given in this request.
 * @throws Error for a name that nothing was kept under: the response would have a gap
 */
export function renderedMarkup(name: string): string {
  const markup = ofRequest()?.markup.get(name);
  if (markup === undefined) throw new Error(`No markup was kept as ${name}`);
  return markup;
}
