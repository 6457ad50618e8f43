import type { CareTip } from '#contract/care-tips/care-tips.ts';
import { toast } from '#web/lib/toast-store.ts';
import { tipAsText } from './tip-words.ts';

/** Hands a tip to the apps of the device, or copies it where the browser cannot do that. */
export async function shareTip(tip: CareTip): Promise<void> {
  const text = tipAsText(tip);
  try {
    if ('share' in navigator) {
      await navigator.share({ title: tip.title, text });
      return;
    }
    await (navigator as Navigator).clipboard.writeText(`${tip.title}\n\n${text}`);
    toast({ title: 'Tip copied', description: 'Paste it into a message.' });
  } catch (error) {
    // The reader closed the list of apps.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({
      variant: 'destructive',
      title: 'The tip was not shared',
      description: 'Your browser did not allow it. Select the text and copy it instead.',
    });
  }
}
