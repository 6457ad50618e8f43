import { hasUnsavedChanges } from '#web/lib/unsaved-changes.ts';
import { toast } from '#web/lib/toast-store.ts';

const key = 'wagwell reloaded for';

/**
 * Called when a part's code could not be loaded although the browser is online: a new version has replaced it. Reloads the
 * page once; with unsaved input, or after a reload that did not help, it asks.
 */
export function codeIsGone(page: Pick<Location, 'href' | 'reload'> = globalThis.location): void {
  const here = page.href;
  if (!hasUnsavedChanges() && globalThis.sessionStorage.getItem(key) !== here) {
    globalThis.sessionStorage.setItem(key, here);
    page.reload();
    return;
  }
  toast({
    title: 'A new version is ready',
    description: 'This part opens after reloading the page.',
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Reload', onSelect: () => page.reload() },
  });
}
