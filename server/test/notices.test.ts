// "Your turn": one letter per wait and person, into the outbox or by SMTP, with a way to stop it.

import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { newId } from '@orrery/api';
import { afterEach, expect, test } from 'vitest';
import { atRest, type House, openHouse, until } from './house.ts';

let house: House;
let smtp: Server | undefined;
afterEach(async () => {
  await house.close();
  smtp?.close();
});

const PROOF = 'of one and the same browser';
const outbox = () => house.host.call('hostOutbox');
const isQuestion = ({ text }: { text: string }) => text.includes('/api/confirm/');

/** Opens the link in the newest mail that asks. */
async function confirm(mail: string): Promise<void> {
  const question = (await outbox()).find((each) => each.to === mail && isQuestion(each))!;
  await house.api.call('confirm', { token: /confirm\/(\S+)/.exec(question.text)![1]! });
}

async function waitingTable(name: string, mail: string, language: 'en' | 'es') {
  const { table, pass } = await house.api.call('create', {
    body: { game: 'trap', name, seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }] },
  });
  const bo = await house.api.call('join', { token: table.invitation!, body: { name: 'Bo' } });
  const body = { mail, push: null, language, proof: PROOF };
  const given = await house.api.as(bo.secret).call('notices', { match: table.id, body });
  if (given.mail === 'asked') await confirm(mail);
  const walk = (who: typeof bo, seq: number) =>
    house.api
      .as(who.secret)
      .call('answer', { match: table.id, body: { id: newId(), seq, moves: [{ choice: 'walk' }] } });
  return { match: table.id, ana: pass, bo, walk };
}
const letters = async (count: number) => {
  for (;;) {
    const list = (await outbox()).filter((mail) => !isQuestion(mail));
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
  await atRest(house);
  expect(await letters(1)).toHaveLength(1);
});

test('a wait gets one letter; unsubscribing ends it', async () => {
  house = await openHouse({ noticeDelay: 0, publicUrl: 'https://orrery.example' });
  const one = await waitingTable('Martes', 'bo@example.org', 'es');
  await one.walk(one.ana, 0);
  const [first, ...none] = await letters(1);
  expect(none).toEqual([]);
  expect(first).toMatchObject({ to: 'bo@example.org', subject: 'Te toca: Trap', sent: null });
  expect(first!.text).toContain(`https://orrery.example/table/${one.match}`);
  await house.api
    .as(one.bo.secret)
    .call('notices', { match: one.match, body: { mail: 'bo@example.org', push: null, language: 'es', proof: PROOF } });
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
  const one = await waitingTable('Win https://evil.example/api/unsubscribe/x', 'bo@example.org', 'en');
  await one.walk(one.ana, 0);
  await letters(1);
  for (let i = 0; i < 400 && (await letters(1))[0]!.sent === null; i++) await new Promise((r) => setTimeout(r, 10));
  expect((await letters(1))[0]).toMatchObject({ error: null, sent: expect.any(Number) });
  const [question, mail] = heard.join('').split(/^DATA/m).slice(1);
  expect(question).toContain('Subject: Is this your address?');
  expect(question).not.toContain('List-Unsubscribe');
  const [head] = mail!.split('\r\n\r\n');
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(head).toMatch(/List-Unsubscribe:\s+<https:\/\/orrery\.example\/api\/unsubscribe\/\S{32}>/);
  expect([/evil/.test(head!), /evil/.test(mail!)]).toEqual([false, true]);
});

test('nothing but our own question goes to an address that nobody has confirmed, and not often', async () => {
  house = await openHouse({ noticeDelay: 0 });
  const at = async (mail: string, proof?: string) => {
    const { table, pass } = await house.api.call('create', {
      body: { game: 'trap', name: 'Buy now', seats: [{ kind: 'me', name: 'Eve of evil' }] },
    });
    const body = { mail, push: null, language: 'en' as const, ...(proof ? { proof } : {}) };
    const given = await house.api.as(pass.secret).call('notices', { match: table.id, body });
    await house.api
      .as(pass.secret)
      .call('answer', { match: table.id, body: { id: newId(), seq: 0, moves: [{ choice: 'walk' }] } });
    return { match: table.id, pass, given: given.mail, body };
  };
  for (let i = 0; i < 5; i++) expect((await at('victim@example.org')).given).toBe('asked');
  for (let i = 0; i < 3; i++) expect((await at('victim@example.org', `${PROOF} ${i}`)).given).toBe('asked');
  await atRest(house);
  const sent = await outbox();
  expect(sent.map(isQuestion)).toEqual([true, true, true]); // and no fourth one within a day
  for (const { subject, text } of sent) expect(subject + text).not.toMatch(/Buy now|Eve/);

  const mine = await at('ana@example.org', PROOF);
  await confirm('ana@example.org');
  expect((await at('ana@example.org', PROOF)).given).toBe('confirmed'); // once for all tables of a browser
  expect((await at('ana@example.org')).given).toBe('asked'); // and not for strangers who know the address
  const again = await house.api.as(mine.pass.secret).call('notices', { match: mine.match, body: mine.body });
  expect(again.mail).toBe('confirmed');
  await expect(house.api.call('confirm', { token: 'no such token' })).rejects.toMatchObject({ status: 404 });
  expect((await fetch(`${house.server.url}/api/confirm/x`)).status).toBe(200);
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
