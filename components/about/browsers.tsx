/** Says which browsers the scripts are made for, and what others show. */
export const Browsers = ({ oldest }: { readonly oldest: readonly string[] }) => (
  <p>
    The site is made for {listOf(oldest)}, and all newer versions of these. Older browsers, and those without
    scripts, show the same pages: each order, filter and tab is then a page of its own, and tooltips,
    suggestions and the watch list may be missing.
  </p>
);

/** The names as in package.json, which are in lower case there. */
const listOf = (names: readonly string[]) =>
  new Intl.ListFormat('en-GB').format(
    names.map((name) => name.replace(/^./, (first) => first.toUpperCase())),
  );
