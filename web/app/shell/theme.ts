import { createStore, useStore } from '#web/lib/create-store.ts';
import { forget, readStored, store } from '#web/lib/storage.ts';
import type { IconName } from '#web/ui/icon.tsx';

const key = 'wagwell-theme';

export const themes: { value: string; label: string; icon: IconName }[] = [
  { value: 'system', label: 'Match device', icon: 'monitor' },
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
];

/** Runs in the head before the first paint, so that a chosen theme does not flash. */
export const themeScript = `try{var t=localStorage.getItem('${key}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

const theme = createStore(currentTheme);

/** The theme and its setter; 'system' until this browser has chosen one. */
export function useTheme(): [string, (theme: string) => void] {
  return [useStore(theme, 'system'), chooseTheme];
}

function currentTheme(): string {
  const stored = readStored(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function chooseTheme(chosen: string): void {
  if (chosen === 'light' || chosen === 'dark') {
    store(key, chosen);
    document.documentElement.dataset['theme'] = chosen;
  } else {
    forget(key);
    delete document.documentElement.dataset['theme'];
  }
  theme.set(currentTheme());
}
