// How this reader hears of a turn: by mail, by a notification of the browser. Given to every seat that is taken.
import { type Notices, newId } from '@orrery/api';
import { api } from './api.ts';
import { kept } from './kept.ts';
import { languageOf, settings } from './settings.ts';

export const notices = kept<{ mail: string; push: Notices['push'] }>('notices', { mail: '', push: null });

/** By which the server knows this browser: an address is confirmed once for all its tables. */
const proof = kept<string>('proof', '');
function myProof(): string {
  if (!proof.get()) proof.set(newId() + newId());
  return proof.get();
}

export function noticesFor(): Notices {
  const { mail, push } = notices.get();
  return { mail: mail || null, push, language: languageOf(settings.get()), ...(mail ? { proof: myProof() } : {}) };
}

export const canPush = (): boolean => 'PushManager' in globalThis && 'Notification' in globalThis;

/** Asks the browser for leave and for an address. False: it was not given. */
export async function subscribe(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await navigator.serviceWorker.ready;
  const { key } = await api.call('pushKey');
  const given = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = given.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
  notices.set({ ...notices.get(), push: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } });
  return true;
}

export async function unsubscribe(): Promise<boolean> {
  const worker = await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  notices.set({ ...notices.get(), push: null });
  return true;
}
