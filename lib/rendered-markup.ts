/** What the server has rendered for one response, beside the data that goes to the browser. */
export interface RenderedMarkup {
  /** By name. */
  readonly markup: Map<string, string>;
}

/** Where the server keeps what belongs to the request that is being answered. */
export const REQUEST_CONTEXT: unique symbol = Symbol.for('war-ledger.request-context');

interface Holder {
  readonly [REQUEST_CONTEXT]?: { getStore(): RenderedMarkup | undefined };
}

/** In a module of its own, which imports nothing, because browsers load it too. */
function ofRequest(): RenderedMarkup | undefined {
  const holder: typeof globalThis & Holder = globalThis;
  return holder[REQUEST_CONTEXT]?.getStore();
}

/**
 * What `keepMarkup` was given in this request.
 * @throws Error for a name that nothing was kept under: the response would have a gap
 */
export function renderedMarkup(name: string): string {
  const markup = ofRequest()?.markup.get(name);
  if (markup === undefined) throw new Error(`No markup was kept as ${name}`);
  return markup;
}
