/**
 * What an `Accept…` header names, in lower case, with the weight of each; names without a weight have 1.
 * @example acceptWeights('text/html, *\/*;q=0.8') // Map { 'text/html' => 1, '*\/*' => 0.8 }
 */
export function acceptWeights(header: string | string[] | undefined): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight ? Number(weight.slice(2)) : 1);
  }
  return weights;
}
