import { call } from '#web/lib/api/call.ts';

/** `install`: an iPhone takes push notifications only in an app on the home screen. */
export type PushState = 'unsupported' | 'install' | 'denied' | 'off' | 'on';

const workerAddress = '/service-worker.js';

/** Whether this browser gets push notifications of the signed-in account. */
export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Asks for permission and subscribes this browser. @returns the new state */
export async function turnPushOn(publicKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  await navigator.serviceWorker.register(workerAddress, { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await sendSubscription(subscription);
  return 'on';
}

export async function turnPushOff(): Promise<PushState> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    const { id } = await sendSubscription(subscription);
    await call('DELETE /api/push-subscriptions/:id', { params: { id } });
    await subscription.unsubscribe();
  }
  return 'off';
}

/**
 * Renews the subscription of a browser that has one. A subscription belongs to the account and session that sent it last,
 * so it is sent again after each sign-in.
 */
export async function renewPush(): Promise<void> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await sendSubscription(subscription);
}

function sendSubscription(subscription: PushSubscription): Promise<{ id: string }> {
  const { endpoint = '', keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  return call('POST /api/push-subscriptions', { body: { endpoint, keys: { p256dh, auth } } });
}
