import { NotFoundScreen } from '#components/ui/page/not-found-screen.tsx';
import { sharedMarkup } from '#components/ui/static-markup.ts';

export const metadata = { title: 'Not found' };

/** Next renders it with every page, in case one calls `notFound`: hence an element without attributes. */
const screen = sharedMarkup(() => (
  <div>
    <NotFoundScreen />
  </div>
));

/** The page for unknown addresses; Next sets the status. */
export default function UnknownAddress() {
  return screen(null);
}
