/**
 * Removes the receipt from the address. A form that was sent without script comes back to the receipt that its address names; once it was
 * shown, the address is that of the page again, so that a reload or a copied link confirms nothing.
 */
export function forgetReceipt(): void {
  const address = new URL(location.href);
  address.searchParams.delete('sent');
  address.hash = '';
  // The browser looks for the target of the address until the page is loaded.
  const forget = () => requestAnimationFrame(() => history.replaceState(history.state, '', address));
  if (document.readyState === 'complete') forget();
  else addEventListener('load', forget, { once: true });
}
