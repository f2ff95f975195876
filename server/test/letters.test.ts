// COSMOS by mail through real servers: letters go out by SMTP, answers come in by IMAP, and only what is sure is played.
import { type Client, newId, type Pass, type Snapshot } from '@orrery/api';
import type { Choice } from '@orrery/kernel';
import type { ParsedMail } from 'mailparser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Clerk } from '../src/mail/clerk.ts';
import { openMail, ownWords } from '../src/mail/incoming.ts';
import { Post } from '../src/mail/post.ts';
import { hasDovecot, openPostOffice, type PostOffice } from '../testing/post-office.ts';
import { type House, openHouse } from './house.ts';

const HOUSE = 'Orrery <orrery@example.org>';
const LOAN = 'préstamo 100 a 4 pagos';

describe('what somebody wrote in a mail', () => {
  test.each([
    ['above the mark of the letter', 'uno\ndos\n\n> ## Responde encima ##\n> tres', 'uno\ndos'],
    ['above a letter that is quoted without signs', 'uno\n\n## Responde encima ##\nmover flota A a rojo 3', 'uno'],
    ['above an announcement in one line', 'uno\n\nEl lun, 16 nov 2026, Orrery escribió:\n> dos', 'uno'],
    [
      'above one in two lines',
      'uno\n\nOn Mon, Nov 16, 2026 at 10:00 AM Orrery\n<orrery@example.org> wrote:\n> dos',
      'uno',
    ],
    ['above an original message', 'uno\n-----Mensaje original-----\nDe: x', 'uno'],
    ['above the head of one', 'uno\n\nDe: Orrery <orrery@example.org>\nEnviado: hoy\ndos', 'uno'],
    ['all of it where nothing is quoted', 'uno\r\ndos', 'uno\ndos'],
  ])('is what stands %s', (_, text, own) => {
    expect(ownWords(text)).toBe(own);
  });
});

interface Campaign {
  match: string;
  passes: [Pass, Pass, Pass]; // Ana, Bo, the master
  as(pass: Pass): Client;
  look(pass: Pass): Promise<Snapshot>;
  answer(pass: Pass, choice: Choice, request?: string): Promise<boolean>;
  turn(): Promise<number>;
}

describe.runIf(hasDovecot)('a campaign by mail', () => {
  let house: House;
  let post: PostOffice;
  beforeAll(async () => {
    post = await openPostOffice();
    const mail = { smtpUrl: post.smtpUrl, imapUrl: post.imapUrl('orrery'), mailFrom: HOUSE };
    house = await openHouse({ noticeDelay: 0, ...mail });
  });
  afterAll(async () => {
    await house.close();
    await post.close();
  });

  let count = 0;
  const addresses = (): [string, string, string] => {
    count += 1;
    return [`ana${count}@example.org`, `bo${count}@example.org`, `master${count}@example.org`];
  };
  const nameOf = (address: string) => address.split('@')[0]!;

  async function campaign([ana, bo, master]: [string, string, string], options = {}): Promise<Campaign> {
    const seats = [{ kind: 'open' as const }, { kind: 'open' as const }, { kind: 'me' as const, name: 'Gema' }];
    const { table, pass } = await house.api.call('create', {
      body: { game: 'cosmos', name: 'Cuadrante', options: { master: true, deal: true, turns: 2, ...options }, seats },
    });
    const passes = [] as Pass[];
    for (const name of ['Ana', 'Bo'])
      passes.push(await house.api.call('join', { token: table.invitation!, body: { name } }));
    const all = [...passes, pass] as [Pass, Pass, Pass];
    const match = table.id;
    const as = (one: Pass) => house.api.as(one.secret);
    const look = (one: Pass) => as(one).call('table', { match });
    for (const [i, mail] of [ana, bo, master].entries()) {
      await as(all[i]!).call('notices', { match, body: { mail, push: null, language: 'es' } });
      const question = (await house.host.call('hostOutbox')).find(({ to }) => to === mail)!;
      await house.api.call('confirm', { token: /confirm\/(\S+)/.exec(question.text)![1]! });
    }
    return {
      match,
      passes: all,
      as,
      look,
      async answer(one, choice, request) {
        const { seq } = await look(one);
        const move = { choice, ...(request ? { request } : {}) };
        return (await as(one).call('answer', { match, body: { id: newId(), seq, moves: [move] } })).taken;
      },
      turn: async () => (await look(pass)).scene!.view.pub.turn as number,
    };
  }

  /** Waits until this many mails are there. */
  async function mails(address: string, least: number, folder?: string): Promise<ParsedMail[]> {
    for (let tries = 0; ; tries++) {
      const all = await post.mails(nameOf(address), folder);
      const found = all.filter(({ text }) => !text?.includes('/api/confirm/')); // which comes before all others
      if (found.length >= least) return found;
      if (tries > 300) throw new Error(`${address} has ${found.length} mails: ${found.map((m) => m.subject)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  const quoted = (letter: ParsedMail) => (letter.text ?? '').split('\n').map((line) => `> ${line}`);
  const answerTo = (letter: ParsedMail, from: string, text: string, more = {}) =>
    post.send({
      from,
      to: HOUSE,
      subject: `Re: ${letter.subject}`,
      inReplyTo: letter.messageId!,
      references: letter.messageId!,
      text: [text, '', `El lun, 16 nov 2026 a las 10:00, ${HOUSE} escribió:`, ...quoted(letter)].join('\n'),
      ...more,
    });
  const handedIn = async (c: Campaign) =>
    ((await c.look(c.passes[2])).scene!.view.pub.stack as { answered?: number[] }[]).at(-1)!.answered ?? [];
  /** The lists as they lie before the master. */
  async function lists(c: Campaign): Promise<(string | null)[]> {
    await c.as(c.passes[2]).call('force', { match: c.match });
    for (;;) {
      const { lists: found } = (await c.look(c.passes[2])).scene!.view.own as { lists: ({ orders: string } | null)[] };
      if (found) return found.map((list) => list?.orders ?? null);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  test('[CSM-REPORT-1, CSM-LANG-4, CSM-LANG-5] the letter holds all that is needed; an answer is understood, forecast and played', async () => {
    const [ana, bo, master] = addresses();
    const c = await campaign([ana, bo, master]);
    const [letter] = await mails(ana, 1);
    expect(letter!.from!.text).toContain('orrery@example.org');
    expect(letter!.subject).toMatch(/^COSMOS: La Ciudadela Perdida: .+ \[orrery:[0-9a-f]{16}\]$/);
    for (const part of ['Misión', 'Precios', 'Cómo se escriben', '##', '/table/'])
      expect(letter!.text!.toLowerCase()).toContain(part.toLowerCase());
    expect(letter!.attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/\.xlsx$/)]);

    await answerTo(letter!, ana, `Hola:\n${LOAN}\n\nUn saludo, Ana`);
    const [, confirmed] = await mails(ana, 2);
    expect(confirmed!.inReplyTo).toBeDefined();
    const { pool } = (await c.look(c.passes[0])).scene!.view.own as { pool: number }; // of the faction that was dealt
    for (const part of ['queda entregada', LOAN, `quedan ${pool - 1} acciones`, 'Tesoro', 'previsión'])
      expect(confirmed!.text!.toLowerCase()).toContain(part.toLowerCase());
    expect(await handedIn(c)).toEqual([0]);
    // The confirmation can be answered as well: the whole list takes the place of the first.
    await answerTo(confirmed!, ana, 'préstamo 200 a 4 pagos');
    await mails(ana, 3);
    const [first, second] = await lists(c);
    expect([first, second]).toEqual([expect.stringContaining('200'), '']);
    expect(await post.mails('orrery', 'Orrery read')).toHaveLength(2);
  });

  test('a mail of a stranger, or one that answers no letter, is set aside; who has that address is told', async () => {
    const [ana, bo, master] = addresses();
    const c = await campaign([ana, bo, master]);
    await mails(ana, 1);
    const before = (await mails('orrery', 0, 'Orrery aside')).length;
    await post.send({ from: 'nobody@elsewhere.example', to: HOUSE, subject: 'hola', text: LOAN });
    await post.send({ from: ana, to: HOUSE, subject: 'mi lista', text: LOAN });
    await mails('orrery', before + 2, 'Orrery aside');
    const [, told] = await mails(ana, 2);
    expect(told!.text).toContain('no responde a ninguna carta');
    expect(await post.mails('nobody')).toEqual([]);
    expect(await handedIn(c)).toEqual([]);
  });

  test('a forged sender is not played; the one whose name was used and the game master are told', async () => {
    const [ana, bo, master] = addresses();
    const c = await campaign([ana, bo, master]);
    const [letter] = await mails(ana, 1);
    await answerTo(letter!, bo, LOAN);
    const told = (await mails(ana, 2)).at(-1)!;
    expect(told.text).toContain(bo);
    const aside = (await mails(master, 1)).find(({ subject }) => subject === 'Se ha apartado un correo')!;
    expect(aside.text).toContain(LOAN);
    const verdict = { 'Authentication-Results': 'mx.example.org; spf=fail; dmarc=fail header.from=example.org' };
    await answerTo(letter!, ana, LOAN, { headers: verdict });
    await mails(ana, 3);
    expect(await handedIn(c)).toEqual([]);
    expect((await mails(bo, 1)).map(({ subject }) => subject)).toHaveLength(1);
  });

  test('an answer to an old turn, an automatic answer and lines that cannot be read are not played', async () => {
    const [ana, bo, master] = addresses();
    const c = await campaign([ana, bo, master]);
    const [letter] = await mails(ana, 1);
    await answerTo(letter!, ana, LOAN, { headers: { 'Auto-Submitted': 'auto-replied' } });
    await answerTo(letter!, ana, `${LOAN}\nmover la luna a Marte`);
    const [, unread] = await mails(ana, 2);
    expect(unread!.text).toContain('No se ha entregado nada');
    expect(unread!.text).toContain('luna');
    expect(unread!.text).toContain(LOAN);
    await answerTo(letter!, ana, 'Gracias, ¡qué bien!');
    expect((await mails(ana, 3)).at(-1)!.text).toMatch(/no se ha entregado nada/i);
    expect(await handedIn(c)).toEqual([]);

    expect(await lists(c)).toEqual(['', '']);
    expect(await c.answer(c.passes[2], 'publish')).toBe(true);
    const next = (await mails(ana, 4)).at(-1)!;
    expect([await c.turn(), next.subject]).toEqual([2, expect.stringContaining('turno 1')]);
    await answerTo(letter!, ana, LOAN);
    expect((await mails(ana, 5)).at(-1)!.text).toContain('ya pasó');
    expect(await handedIn(c)).toEqual([]);
    await answerTo(next, ana, LOAN);
    expect((await mails(ana, 6)).at(-1)!.text).toContain('turno 2 queda entregada');

    // The last report goes out, too, when the master has closed the campaign.
    await lists(c);
    await c.answer(c.passes[2], 'publish');
    await c.answer(c.passes[2], 'close');
    const last = (await mails(ana, 7)).at(-1)!;
    expect([last.subject, last.attachments.length]).toEqual([expect.stringContaining('turno 2'), 1]);
    expect(last.subject).not.toContain('[orrery:');
    await answerTo(next, ana, LOAN);
    expect((await mails(ana, 8)).at(-1)!.text).toContain('ha terminado');
  });

  test('one attached text is read, whatever wrote it; any other file gets a sentence', async () => {
    const [ana, bo, master] = addresses();
    const c = await campaign([ana, bo, master]);
    const [letter] = await mails(ana, 1);
    const file = (filename: string, content: Buffer) => ({ attachments: [{ filename, content }] });
    const utf16 = Buffer.from(`\ufeff${LOAN}\r\n`, 'utf16le');
    await answerTo(letter!, ana, 'La lista va adjunta.', file('lista.txt', utf16));
    const [, read] = await mails(ana, 2);
    for (const part of ['lista.txt', LOAN, 'queda entregada']) expect(read!.text).toContain(part);
    expect(await handedIn(c)).toEqual([0]);

    await answerTo(letter!, bo, '', {}); // not Bo's letter: never mind
    const office = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(2000, 7)]);
    await answerTo(letter!, ana, LOAN, file('lista.docx', office));
    expect((await mails(ana, 4)).find(({ text }) => text!.includes('lista.docx'))!.text).toContain('ofimática');
    const two = [file('a.txt', utf16), file('b.txt', utf16)].flatMap(({ attachments }) => attachments);
    await answerTo(letter!, ana, '', { attachments: two });
    expect((await mails(ana, 5)).at(-1)!.text).toContain('2 archivos');
    await answerTo(letter!, ana, LOAN, file('foto.bin', Buffer.alloc(5 * 1024 * 1024, 65)));
    expect((await mails(ana, 6)).at(-1)!.text).toContain('demasiado');
    expect((await lists(c))[0]).toContain('100');
  });

  test('[CSM-SETUP-1, CSM-SETUP-17] faction and hero are chosen by answering, too', async () => {
    const [ana, bo, master] = addresses();
    const c = await campaign([ana, bo, master], { deal: false });
    const [asked] = await mails(ana, 1);
    expect(asked!.text).toContain('Liga Pirata');
    await answerTo(asked!, ana, 'Liga Pirata');
    const taken = (await mails(ana, 2)).at(-1)!;
    expect(taken.text).toContain('Anotado: Liga Pirata');
    const [his] = await mails(bo, 1);
    await answerTo(his!, bo, 'Imperio o Naxor, no sé');
    expect((await mails(bo, 2)).at(-1)!.text).toContain('ninguna elección');
    await answerTo(his!, bo, '1');
    const heroes = (await mails(ana, 3)).at(-1)!;
    expect(heroes.text).toContain('1.');
    await answerTo(heroes, ana, '2');
    expect((await mails(ana, 4)).at(-1)!.text).toContain('Anotado');
    const { pub } = (await c.look(c.passes[0])).scene!.view;
    expect((pub.factions as string[])[0]).toBe('liga-pirata');
  });

  test('what came while the mailbox could not be reached is read afterwards; a mail taken twice is played and answered once', async () => {
    const [ana, bo, master] = addresses();
    const c = await campaign([ana, bo, master]);
    const [letter] = await mails(ana, 1);
    await post.restart();
    await answerTo(letter!, ana, LOAN, { messageId: '<again@example.org>' });
    await mails(ana, 2);
    const again = await openMail(
      Buffer.from(
        `From: ${ana}\r\nTo: ${HOUSE}\r\nMessage-ID: <again@example.org>\r\nIn-Reply-To: ${letter!.messageId}\r\n\r\n${LOAN}\r\n`,
      ),
      '',
    );
    const { store } = house.server.hall.house;
    const clerk = new Clerk(house.server.hall, new Post(store, { from: HOUSE, wake: () => {} }, Date.now));
    const before = (await store.outbox.newest(1000)).length;
    expect(await clerk.take(again)).toBe('read');
    expect((await store.outbox.newest(1000)).length).toBe(before);
    const rows = await store.past.rows(c.match);
    expect(rows.filter(({ entry }) => entry.includes('100'))).toHaveLength(1);
    expect((await lists(c))[0]).toContain('100');
  });
});
