// A push service for tests, and browsers that can read what it is sent.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const ORIGIN = 'https://push.example.org';
export interface Pushed {
  request: IncomingMessage;
  body: Buffer;
}
export interface PushService {
  pushed: Pushed[];
  answers: number[]; // the status of each push, the last one for all that follow
  agent: Agent; // whatever is sent to any push service by it arrives here
  close(): void;
}

export async function openPushService(): Promise<PushService> {
  const [pushed, answers]: [Pushed[], number[]] = [[], [201]];
  const server = createServer(async (request, response) => {
    pushed.push({ request, body: await buffer(request) });
    response.writeHead(answers.length > 1 ? answers.shift()! : answers[0]!).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  class ToService extends Agent {
    override createConnection() {
      return connect((server.address() as AddressInfo).port, '127.0.0.1');
    }
  }
  return { pushed, answers, agent: new ToService(), close: () => void server.close() };
}

/** A browser: its keys, the subscription it hands out, and how it reads what it is sent (RFC 8291, aes128gcm). */
export function browser(path: string) {
  const keys = createECDH('prime256v1');
  const mine = keys.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    endpoint: `${ORIGIN}${path}`,
    keys: { p256dh: mine.toString('base64url'), auth: auth.toString('base64url') },
  };
  const read = (body: Buffer): unknown => {
    const [salt, length] = [body.subarray(0, 16), body[20]!];
    const theirs = body.subarray(21, 21 + length);
    const derive = (secret: Buffer, by: Buffer, info: (string | Buffer)[], size: number) =>
      Buffer.from(hkdfSync('sha256', secret, by, Buffer.concat(info.map((part) => Buffer.from(part))), size));
    const shared = derive(keys.computeSecret(theirs), auth, ['WebPush: info\0', mine, theirs], 32);
    const key = derive(shared, salt, ['Content-Encoding: aes128gcm\0'], 16);
    const nonce = derive(shared, salt, ['Content-Encoding: nonce\0'], 12);
    const sealed = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
    const text = Buffer.concat([sealed.update(body.subarray(21 + length, -16)), sealed.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()); // after the text: a 2, then padding
  };
  return { subscription, read };
}
