import { Button } from '../button.tsx';
import { PRINTS } from './print-page.ts';

/** Prints the page, where scripts run and the window is wide: phones are not where one prints. */
export const PrintButton = () => (
  <Button className="narrow:hidden noscript:hidden" {...PRINTS}>
    Print
  </Button>
);
