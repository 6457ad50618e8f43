import { readFileSync } from 'node:fs';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Role } from '#contract/identity/roles.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const key = 'wagwell-tour';
const taken = {
  isVisible: false,
  currentStep: 0,
  hasCompletedTour: true,
  showQuickHelp: true,
  hasInteracted: true,
};
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => {
  await press('Help');
  await user.click(await screen.findByRole('menuitem', { name }));
};
const passTime = () => act(() => void vi.advanceTimersByTime(5_000));
const dialogTitle = () => {
  const id = screen.getByRole('dialog').getAttribute('aria-labelledby') ?? '';
  return document.getElementById(id)?.textContent;
};

async function openPage({
  quiet = false,
  userType = 'groomer',
  path = '/',
  hasPriority = false,
}: { quiet?: boolean; userType?: Role; path?: string; hasPriority?: boolean } = {}) {
  const { GuideLayer } = await import('./guide-layer.tsx');
  const { HelpButton } = await import('./help-button.tsx');
  const { default: QuickTip } = await import('./quick-tip.tsx');
  const page = (asked: boolean) => (
    <main>
      <a href="/" data-tour="dashboard">
        Dashboard
      </a>
      <QuickTip path={path} />
      <HelpButton
        supportEmail="support@wagwell.example"
        hasPriority={hasPriority}
        onShowShortcuts={() => undefined}
      />
      <GuideLayer userType={userType} quiet={asked} />
    </main>
  );
  const { rerender } = render(page(quiet));
  return { calmDown: () => rerender(page(false)) };
}

test('greets a new visitor with the slides of their role, and skipping completes the tour', async () => {
  await openPage({ userType: 'owner' });
  passTime();
  expect(await screen.findByRole('dialog', { name: 'Welcome to Wagwell' })).toBeTruthy();
  await press('Next');
  expect(screen.getByRole('dialog', { name: 'For salon owners' })).toBeTruthy();
  await press('Next');
  expect(screen.getByRole('dialog', { name: 'How it works' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Get Started!' })).toBeTruthy();
  await press('Skip Tour');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(stored()).toMatchObject({ hasCompletedTour: true, isVisible: false, currentStep: 0 });
});

const tokens = readFileSync('web/ui/tokens.css', 'utf8');
const ring = () => screen.getByRole('button', { name: 'Help' }).querySelector('.animate-ping');

test('the ring around Biscuit pulses three times, and is gone once the tour was taken', async () => {
  await openPage();
  await waitFor(() => expect(ring()).toBeTruthy());
  expect(tokens).toMatch(/--animate-ping: ping 2\.4s .+ 3;/);
  passTime();
  await screen.findByRole('dialog', { name: 'Welcome to Wagwell' });
  await press('Skip Tour');
  expect(ring()).toBeNull();
});

test('waits while another notice needs an answer', async () => {
  const { calmDown } = await openPage({ quiet: true });
  passTime();
  expect(screen.queryByRole('dialog')).toBeNull();
  calmDown();
  passTime();
  expect(await screen.findByRole('dialog', { name: 'Welcome to Wagwell' })).toBeTruthy();
});

test('leads through five steps to Got it!, and back from the second', async () => {
  localStorage.setItem(key, JSON.stringify(taken));
  await openPage();
  await choose('Take Tour Again');
  await waitFor(() => expect(dialogTitle()).toBe('Hello, I am Biscuit'));
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await press('Next');
  expect(dialogTitle()).toBe('Dashboard');
  await press('Back');
  expect(dialogTitle()).toBe('Hello, I am Biscuit');
  for (const step of ['Dashboard', 'Marketplace', 'Messages', 'Profile']) {
    await press('Next');
    expect(dialogTitle()).toBe(step);
  }
  await press('Got it!');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(stored()).toEqual(taken);
});

test('can be left at any time, and the greeting does not follow', async () => {
  localStorage.setItem(key, JSON.stringify(taken));
  await openPage();
  await choose('Take Tour Again');
  await press('Close the tour');
  passTime();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(stored()).toMatchObject({ isVisible: false, hasCompletedTour: false });
});

test('continues after a reload at the same step', async () => {
  localStorage.setItem(
    key,
    JSON.stringify({ ...taken, isVisible: true, hasCompletedTour: false, currentStep: 1 }),
  );
  await openPage();
  expect(await screen.findByRole('dialog', { name: 'Dashboard' })).toBeTruthy();
});

test.each(['{', '{"isVisible":true}', '"on"'])(
  'removes a stored value that is no state: %s',
  async (text) => {
    localStorage.setItem(key, text);
    await openPage({ quiet: true });
    expect(await screen.findByRole('button', { name: 'Help' })).toBeTruthy();
    expect(localStorage.getItem(key)).toBeNull();
    await choose('Hide Quick Tips');
    expect(stored()).toEqual({ ...taken, isVisible: true, hasCompletedTour: false, showQuickHelp: false });
  },
);

test('shows the tip of the screen until it is dismissed; a reset restores the tour and the tip', async () => {
  localStorage.setItem(key, JSON.stringify(taken));
  await openPage({ path: '/groomer' });
  expect(await screen.findByRole('complementary', { name: 'Quick tip' })).toBeTruthy();
  await press('Got it');
  expect(screen.queryByRole('complementary')).toBeNull();
  await choose('Reset All Help');
  expect(await screen.findByRole('dialog', { name: 'Hello, I am Biscuit' })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(stored()).toMatchObject({ isVisible: false, showQuickHelp: true, hasCompletedTour: false });
});

test('writes to the support address', async () => {
  localStorage.setItem(key, JSON.stringify(taken));
  await openPage();
  await press('Help');
  const contact = await screen.findByRole('menuitem', { name: /support@wagwell.example/ });
  expect(contact.getAttribute('href')).toBe('mailto:support@wagwell.example');
});

test('marks the mail of a member with priority support', async () => {
  localStorage.setItem(key, JSON.stringify(taken));
  await openPage({ hasPriority: true });
  await press('Help');
  const contact = await screen.findByRole('menuitem', { name: /Priority support, answered first/ });
  expect(contact.getAttribute('href')).toBe('mailto:support@wagwell.example?subject=Priority%20support');
});

const besideDialog = async (open: boolean) => {
  const { Dialog } = await import('#web/ui/overlays/dialog.tsx');
  const { GuideLayer } = await import('./guide-layer.tsx');
  return (
    <>
      <Dialog open={open} onOpenChange={() => undefined} title="Add New Pet" />
      <GuideLayer userType="pet_owner" quiet={false} />
    </>
  );
};

test('the greeting waits while another dialog is open, and gives way to one that opens', async () => {
  const { rerender } = render(await besideDialog(true));
  passTime();
  expect(dialogTitle()).toBe('Add New Pet');
  rerender(await besideDialog(false));
  passTime();
  expect(await screen.findByRole('dialog', { name: 'Welcome to Wagwell' })).toBeTruthy();
  rerender(await besideDialog(true));
  await waitFor(() => expect(dialogTitle()).toBe('Add New Pet'));
  expect(stored()).toBeNull();
});
