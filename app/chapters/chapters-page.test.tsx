import { afterEach, expect, it } from 'vitest';

import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { offering } from '#lib/api/testing/offering.ts';

import ChaptersPage, { generateMetadata } from './page.tsx';

afterEach(() => registerEndpoint(undefined));

const asked = () => ({ params: Promise.resolve({}), searchParams: Promise.resolve({}) });

it('says that the API has no such list, and asks nothing', async () => {
  offering((coordinate) => !/chapter/i.test(coordinate));
  expect(await ChaptersPage(asked())).toEqual(<NotOfferedScreen subject="Chapters" />);
  expect(await generateMetadata(asked())).toEqual({ title: { absolute: 'Not found · War Ledger' } });
});
