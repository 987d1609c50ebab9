import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type PageSize, pageSize } from '../measure/page-size.ts';
import { runTree } from '../measure/run-tree.ts';
import { setAside } from '../measure/set-aside.ts';
import type { Row } from '../report/row.ts';
import type { SyntheticSize } from '../synthetic-site.ts';
import { runAddedChecks } from './added-checks.ts';
import { installPeers, peerSources } from './install-peers.ts';
import { writePeerData } from './peer-data.ts';
import { type Peer, peers } from './peer-list.ts';

export interface PeersWanted extends SyntheticSize {
  /** The folder of the peers and their builds, within the project. */
  readonly folder: string;
  /** A page of this project's own build; pages of the peers should have the same size. */
  readonly page: PageSize;
  readonly tell: (what: string) => void;
}

/** The greatest relative difference between the size of a page and that of our own. */
const tolerance = 0.1;

/** Builds the same pages cold with every peer, once, and checks them as its users would; a peer that fails or is not installed is a row with the reason. */
export async function measurePeers({ folder, page, tell, ...size }: PeersWanted): Promise<Row[]> {
  tell('installing the peers');
  await installPeers(folder);
  const data = join(folder, 'data');
  const trash = join(folder, 'set-aside');
  await setAside([data], trash);
  await writePeerData(data, size);
  const rows: Row[] = [];
  for (const peer of peers) {
    tell(peer.name);
    rows.push(...(await measurePeer(peer, { folder, page, trash, ...size })));
  }
  await rm(trash, { recursive: true, force: true });
  return rows;
}

async function measurePeer(
  peer: Peer,
  { folder, page, trash, ...size }: Omit<PeersWanted, 'tell'> & { readonly trash: string },
): Promise<Row[]> {
  const version = versionOf(peer, folder);
  if (version === undefined) return [{ name: peer.name, note: 'not installed' }];
  const name = `${peer.name} ${version}`;
  const cwd = join(folder, peer.name.toLowerCase());
  try {
    await setAside([cwd], trash);
    await cp(join(peerSources, peer.name.toLowerCase()), cwd, { recursive: true });
    await peer.layOut?.(cwd, join(folder, 'data'));
    const measured = await runTree({ ...peer.command(folder), cwd });
    const out = join(cwd, peer.out);
    const row = { name, ...measured, note: compared(await pageSize(out, size), page) };
    const { milliseconds, processor } = await runAddedChecks({ installed: folder, out, data: join(folder, 'data') });
    const both = { milliseconds: measured.milliseconds + milliseconds, processor: measured.processor + processor };
    return [row, { name: `${name} with added checks`, ...both, isChecked: true }];
  } catch (error) {
    return [{ name, note: `failed: ${(error as Error).message}` }];
  } finally {
    await setAside([cwd], trash);
  }
}

function versionOf(peer: Peer, folder: string): string | undefined {
  try {
    return peer.version(folder);
  } catch {
    return undefined;
  }
}

function compared(theirs: PageSize, ours: PageSize): string {
  const isAlike = Math.abs(theirs.bytesOfMarkup / ours.bytesOfMarkup - 1) <= tolerance;
  const own = theirs.bytes / ours.bytes - 1 > tolerance ? `, ${kilobytes(theirs.bytes)} with its own scripts` : '';
  return `page of ${kilobytes(theirs.bytesOfMarkup)}${own}, ${theirs.elements} elements${isAlike ? '' : ': NOT AS LARGE'}`;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
