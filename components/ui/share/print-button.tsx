import { Button } from '../button.tsx';
import { PRINTS } from './print-page.ts';

/** Prints the page, where scripts run and the window is wide: few people print from a phone. */
export const PrintButton = () => (
  <Button className="narrow:hidden noscript:hidden" {...PRINTS}>
    Print
  </Button>
);
