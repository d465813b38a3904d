/** By these, instances of the tests share what they have. */
export const SHARING = { namespace: 'test', secret: 'x'.repeat(32) };
