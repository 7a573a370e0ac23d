import { useEffect, useState } from 'react';
import { ScrollRestoration, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';

let drawn = false;

/**
 * Keeps the place where somebody was on a page. The router's own part does, and brings a script for the first moment.
 * When a screen fails, the whole page is drawn anew in the browser: the script would come too late to be of use, and our
 * Content-Security-Policy lets no text become a script.
 */
export function ScrollPlace() {
  const [isFirst] = useState(() => !drawn);
  useEffect(() => {
    drawn = true;
  }, []);
  return isFirst ? <ScrollRestoration /> : <ScrollPlaceAlone />;
}

function ScrollPlaceAlone() {
  useScrollRestoration();
  return null;
}
