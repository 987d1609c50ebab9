import { headerRules } from '../../generator/4-render/headers.ts';
import { bundleAssets } from '../../generator/compile/steps/plan-site.ts';
import { load, plan, renderWholeSite } from '../../generator/compile/steps/stages.ts';
import theme from '../../runtime/theme.ts';
import type { RenderedSite } from './inspect.ts';
import { opened } from './opened.ts';

/** A content folder rendered in memory, as a build hands it to the inspection. Anything wrong with it fails the test. */
export async function renderedFiles(content: string): Promise<RenderedSite> {
  const loaded = await load(content);
  const { assets } = await bundleAssets(opened({}));
  if (!loaded.content || !assets) throw new Error(loaded.diagnostics.map(({ message }) => message).join('\n'));
  const { manifest, diagnostics: routing } = plan(loaded.content, { endpoints: Object.keys(theme.endpoints) });
  const { files, diagnostics } = renderWholeSite({ theme, content: loaded.content, manifest, assets, today: '2026-11-21' });
  const all = [...loaded.diagnostics, ...routing, ...diagnostics];
  if (all.length) throw new Error(all.map(({ message }) => message).join('\n'));
  return {
    content: loaded.content,
    manifest,
    files,
    headers: headerRules(manifest),
    scripts: assets.parts,
    images: assets.images,
    newTab: theme.newTab,
  };
}
