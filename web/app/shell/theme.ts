import { useSyncExternalStore } from 'react';
import { forget, readStored, store } from '#web/lib/storage.ts';
import type { IconName } from '#web/ui/icon.tsx';

const key = 'wagwell-theme';

export const themes: { value: string; label: string; icon: IconName }[] = [
  { value: 'system', label: 'Match device', icon: 'monitor' },
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
];

/** Runs in the head before anything is painted, so that a chosen theme never flashes into another. */
export const themeScript = `try{var t=localStorage.getItem('${key}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

const listeners = new Set<() => void>();

/** 'system' unless this browser has chosen. */
export function useTheme(): [string, (theme: string) => void] {
  const theme = useSyncExternalStore(listen, currentTheme, () => 'system');
  return [theme, chooseTheme];
}

function currentTheme(): string {
  const stored = readStored(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function chooseTheme(theme: string): void {
  if (theme === 'light' || theme === 'dark') {
    store(key, theme);
    document.documentElement.dataset['theme'] = theme;
  } else {
    forget(key);
    delete document.documentElement.dataset['theme'];
  }
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
