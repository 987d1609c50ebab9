import { useEffect, useState } from 'react';

/** Whether the visitor prefers reduced motion (WCAG 2.2.2); follows the setting while the page is open. */
export function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    const preference = matchMedia('(prefers-reduced-motion: reduce)');
    const read = () => setReduced(preference.matches);
    read();
    preference.addEventListener('change', read);
    return () => preference.removeEventListener('change', read);
  }, []);
  return reduced;
}
