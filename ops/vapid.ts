import webPush from 'web-push';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
console.log(`# Keep these for good: with other keys, every browser would have to subscribe again.
VAPID_PUBLIC_KEY=${publicKey}
VAPID_PRIVATE_KEY=${privateKey}
# Your own address, at which push services may reach you:
VAPID_SUBJECT=mailto:`);
