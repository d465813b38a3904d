/** The number of a row, in front of what it is called. */
export const RowNumber = ({ children }: { readonly children: number }) => (
  <span className="block text-lg leading-none font-semibold text-accent">{children}</span>
);
