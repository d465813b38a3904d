import { requestContext } from '#lib/request-context.ts';

/**
 * Keeps markup for the pass that renders HTML, beside the data that goes to the browser, where it need not stand again.
 * @returns the name to find it by, or undefined where no HTML will be rendered: on soft navigation, outside of a request
 */
export function keepMarkup(html: string): string | undefined {
  const context = requestContext();
  if (!context || context.softNavigation) return undefined;
  const name = String(context.markup.size);
  context.markup.set(name, html);
  return name;
}
