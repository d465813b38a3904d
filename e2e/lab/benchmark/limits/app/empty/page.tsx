/** Renders an empty page, to measure the framework by itself. */
export default function EmptyPage() {
  return <h1>Empty</h1>;
}
