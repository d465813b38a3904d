const ROWS = ['one', 'two', 'three', 'four', 'five'];

/** What a panel shows while it loads: a bar, and rows of the height that its content will have. */
export function Progress({ label }: { label: string }) {
  return (
    <div className="panel" aria-busy="true">
      <progress aria-label={`Loading ${label}`} />
      <div className="skeleton" aria-hidden="true">
        {ROWS.map((row) => (
          <span key={row} />
        ))}
      </div>
    </div>
  );
}
