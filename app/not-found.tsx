import { NotFoundScreen } from '#components/ui/not-found-screen.tsx';

export const metadata = { title: 'Not found' };

/** Addresses that no page answers to; Next sets the status. */
export default function UnknownAddress() {
  return <NotFoundScreen />;
}
