interface Props {
  readonly label: string;
  /** Rows that the content will have, about: what comes must not push the visitor to another place. */
  readonly rows: number;
}

/** What a panel shows while it loads: a bar, and rows of the height that its content will have. */
export function Progress({ label, rows }: Props) {
  return (
    <div className="panel" aria-busy="true">
      <progress aria-label={`Loading ${label}`} />
      <div className="skeleton" aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <span key={row} />
        ))}
      </div>
    </div>
  );
}
