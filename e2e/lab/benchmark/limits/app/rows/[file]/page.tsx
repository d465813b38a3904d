import { readMarkup } from '../read-markup.ts';

interface Props {
  readonly params: Promise<{ readonly file: string }>;
}

/** A page of the site as one string: nothing is computed, only sent through the framework. */
export default async function RowsPage({ params }: Props) {
  const { file } = await params;
  return <div dangerouslySetInnerHTML={{ __html: readMarkup(file) }} />;
}
