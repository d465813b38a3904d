import type { Mutant } from '../mutant.ts';

export const STATUSES: readonly Mutant[] = [
  {
    name: 'a busy API is 502',
    file: 'lib/api/api-error.ts',
    find: 'overloaded: 503,',
    put: 'overloaded: 502,',
    foundBy: { file: 'lib/api/api-error.test.ts' },
  },
  {
    name: 'a record that does not exist is 200',
    file: 'lib/api/record-response.ts',
    find: "if (record === null) return failure(404, 'Not found');",
    put: 'if (record === null) return Response.json({});',
    foundBy: { file: 'lib/api/record-response.test.ts' },
  },
  {
    name: 'a page of a record that does not exist is 200',
    file: 'components/ui/main-record.tsx',
    find: 'setStatus(404);',
    put: '',
    foundBy: { file: 'components/ui/record-page.test.tsx' },
  },
  {
    name: 'an export of a record that does not exist is a failure of the API',
    file: 'lib/exports/export-route.ts',
    find: "if (found.data === null) return failure(404, 'Not found');",
    put: "if (found.data === null) return failure(502, 'Not found');",
    foundBy: { file: 'lib/exports/export-route.test.ts' },
  },
  {
    name: 'a path that cannot be decoded goes on to the pages',
    file: 'lib/server/http/guards/request-limits.ts',
    find: '  } catch {\n    return false;',
    put: '  } catch {\n    return true;',
    foundBy: { file: 'lib/server/http/guards/request-limits.test.ts' },
  },
];
