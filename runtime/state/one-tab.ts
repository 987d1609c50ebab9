/** Milliseconds for which the other tabs leave a lead alone that one is sending: longer than an answer is waited for. */
const lease = 15_000;

/**
 * Does what no other tab is doing at the same time: with a lock of the browser, or, without locks, with a claim in its database. Sending
 * a lead twice is harmless, losing it is not: where there is neither, every tab does it.
 */
export async function inOneTab(key: string, act: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (locks) return locks.request(`outbox-${key}`, { ifAvailable: true }, (lock) => (lock ? act() : undefined)).catch(act);
  const claims = await openClaims().catch(() => undefined);
  if (!claims) return act();
  try {
    if (!(await isClaimed(claims, key).catch(() => true))) return;
    await act();
    await answerOf(store(claims).delete(key)).catch(() => undefined);
  } finally {
    claims.close();
  }
}

/** If several tabs request it at once, one gets the claim: write transactions run one after the other (Indexed Database API 3.0, 2.7.2). */
async function isClaimed(claims: IDBDatabase, key: string, now = Date.now()): Promise<boolean> {
  const writing = store(claims);
  const left = ((await answerOf(writing.get(key))) ?? 0) - now;
  // A time beyond the lease comes from a clock that has been put right since.
  if (left > 0 && left <= lease) return false;
  await answerOf(writing.put(now + lease, key));
  return true;
}

const store = (claims: IDBDatabase): IDBObjectStore => claims.transaction('claims', 'readwrite').objectStore('claims');

async function openClaims(): Promise<IDBDatabase> {
  const opening = indexedDB.open('outbox');
  opening.onupgradeneeded = () => opening.result.createObjectStore('claims');
  return answerOf(opening);
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((answered, failed) => {
    request.onsuccess = () => answered(request.result);
    request.onerror = () => failed(request.error);
  });
}
