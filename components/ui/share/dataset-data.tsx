import { datasetOf, type DescribedData } from '#lib/seo/dataset.ts';

import { StructuredData } from './structured-data.tsx';

/** Describes tables of the page as a data set, for search engines. */
export const DatasetData = (dataset: DescribedData) => (
  <StructuredData of={(siteUrl) => datasetOf(dataset, siteUrl)} />
);
