// "Your turn": one letter per wait and person, into the outbox or by SMTP, with a way to stop it.

import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { newId } from '@orrery/api';
import { afterEach, expect, test } from 'vitest';
import { type House, openHouse, until } from './house.ts';

let house: House;
let smtp: Server | undefined;
afterEach(async () => {
  await house.close();
  smtp?.close();
});

async function waitingTable(name: string, mail: string, language: 'en' | 'es') {
  const { table, pass } = await house.api.call('create', {
    body: { game: 'trap', name, seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }] },
  });
  const bo = await house.api.call('join', { token: table.invitation!, body: { name: 'Bo' } });
  await house.api.as(bo.secret).call('notices', { match: table.id, body: { mail, push: null, language } });
  const walk = (who: typeof bo, seq: number) =>
    house.api
      .as(who.secret)
      .call('answer', { match: table.id, body: { id: newId(), seq, moves: [{ choice: 'walk' }] } });
  return { match: table.id, ana: pass, bo, walk };
}
const letters = async (count: number) => {
  for (;;) {
    const list = await house.host.call('hostOutbox');
    if (list.length >= count) return list;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

test('tables that wait for the same person share a letter', async () => {
  house = await openHouse({ noticeDelay: 1 });
  const both = [
    await waitingTable('Tuesday', 'bo@example.org', 'en'),
    await waitingTable('Thursday', 'bo@example.org', 'en'),
  ];
  for (const one of both) await one.walk(one.ana, 0);
  const [letter] = await letters(1);
  expect(letter!.subject).toBe('2 tables are waiting for you');
  for (const one of both) expect(letter!.text).toContain(one.match);
  await until(() => house.server.hall.live === 2);
  const jobs = house.server.hall.house.store.jobs;
  while ((await jobs.next()) !== undefined) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await letters(1)).toHaveLength(1);
});

test('a wait gets one letter; unsubscribing ends it', async () => {
  house = await openHouse({ noticeDelay: 0, publicUrl: 'https://orrery.example' });
  const one = await waitingTable('Martes', 'bo@example.org', 'es');
  await one.walk(one.ana, 0);
  const [first, ...none] = await letters(1);
  expect(none).toEqual([]);
  expect(first).toMatchObject({ to: 'bo@example.org', subject: 'Te toca: Martes', sent: null });
  expect(first!.text).toContain(`https://orrery.example/table/${one.match}`);
  await house.api
    .as(one.bo.secret)
    .call('notices', { match: one.match, body: { mail: 'bo@example.org', push: null, language: 'es' } });
  await one.walk(one.bo, 1);
  await one.walk(one.ana, 2);
  const [second] = await letters(2);
  const token = /unsubscribe\/(\S+)/.exec(second!.text)![1]!;
  expect((await fetch(`${house.server.url}/api/unsubscribe/${token}`)).status).toBe(200);
  const stop = await fetch(`${house.server.url}/api/unsubscribe/${token}`, {
    method: 'POST',
    body: new URLSearchParams({ a: 'b' }),
  });
  expect(stop.status).toBe(200);
  await one.walk(one.bo, 3);
  await one.walk(one.ana, 4);
  const two = await waitingTable('Jueves', 'bo@example.org', 'es');
  await two.walk(two.ana, 0);
  const all = await letters(3);
  expect(all.filter((letter) => letter.text.includes(one.match))).toHaveLength(2);
});

test('whoever is at the table, or a bot, gets no mail', async () => {
  house = await openHouse({ noticeDelay: 0 });
  const one = await waitingTable('Here', 'bo@example.org', 'en');
  const live = house.at(one.bo);
  await until(() => live.snapshot?.scene);
  await one.walk(one.ana, 0);
  await until(() => live.snapshot?.seq === 1);
  const two = await waitingTable('Away', 'cy@example.org', 'en');
  await two.walk(two.ana, 0);
  expect((await letters(1)).map((letter) => letter.to)).toEqual(['cy@example.org']);
});

test('with a mail server letters are sent, with a header to unsubscribe by one click', async () => {
  const heard: string[] = [];
  smtp = mailServer(heard);
  const { port } = await new Promise<AddressInfo>((resolve) =>
    smtp!.listen(0, '127.0.0.1', () => resolve(smtp!.address() as AddressInfo)),
  );
  house = await openHouse({ noticeDelay: 0, smtpUrl: `smtp://127.0.0.1:${port}`, publicUrl: 'https://orrery.example' });
  const one = await waitingTable('Tuesday', 'bo@example.org', 'en');
  await one.walk(one.ana, 0);
  await letters(1);
  for (let i = 0; i < 400 && (await house.host.call('hostOutbox'))[0]!.sent === null; i++)
    await new Promise((r) => setTimeout(r, 10));
  expect((await house.host.call('hostOutbox'))[0]).toMatchObject({ error: null, sent: expect.any(Number) });
  const mail = heard.join('');
  expect(mail).toContain('Subject: Your turn: Tuesday');
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

/** As much of SMTP as it takes to be given a letter. */
function mailServer(heard: string[]): Server {
  return createServer((socket) => {
    let letter = false;
    socket.write('220 hello\r\n');
    socket.on('data', (data) => {
      const text = data.toString();
      heard.push(text);
      if (letter && text.includes('\r\n.\r\n')) {
        letter = false;
        socket.write('250 taken\r\n');
      } else if (!letter && text.startsWith('DATA')) {
        letter = true;
        socket.write('354 go on\r\n');
      } else if (!letter) socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 fine\r\n');
    });
    socket.on('error', () => {});
  });
}
