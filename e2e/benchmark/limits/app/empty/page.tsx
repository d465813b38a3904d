/** What the framework costs by itself. */
export default function EmptyPage() {
  return <h1>Empty</h1>;
}
