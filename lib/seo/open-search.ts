import { routes } from '#lib/url/routes.ts';
import { SITE_NAME } from './metadata.ts';

export const OPENSEARCH_TYPE = 'application/opensearchdescription+xml';

/**
 * Tells browsers how to search this site from their address bar (OpenSearch 1.1).
 * @param siteUrl the origin that visitors use, in the spelling of the URL standard, which needs no escapes in XML
 */
export function openSearch(siteUrl: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${SITE_NAME}</ShortName>
  <Description>Players, guilds, items, quests, creatures, places and dungeons by name</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/x-icon">${siteUrl}/favicon.ico</Image>
  <Url type="text/html" method="get" template="${siteUrl}${routes.search}?q={searchTerms}"/>
  <Url type="${OPENSEARCH_TYPE}" rel="self" template="${siteUrl}${routes.openSearch}"/>
</OpenSearchDescription>
`;
}
