// What goes over the WebSocket (/api/socket), in both directions. One socket follows one table.
import { z } from 'zod';
import { patch, problem, told } from './parts.ts';
import { answerBody, sendId, standingBody, undoBody, verdict } from './routes.ts';
import { chatLine, clockState, deed, letterLine, snapshot, tableInfo } from './tables.ts';

/**
 * Every message has an id of its sender's, and exactly one message with that id comes back: `state` for hello, a verdict
 * for an answer, `said`, `pong`, or a problem. `hello` comes first: without a secret as a spectator; `seq` is what the
 * screen shows already. With `packed` a long state may come as a binary message: the same JSON in raw deflate.
 */
export const toServer = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('hello'),
    id: sendId,
    match: z.string().max(64),
    secret: z.string().max(100).optional(),
    seq: z.number().int().min(0).optional(),
    packed: z.boolean().optional(),
  }),
  answerBody.extend({ do: z.literal('answer') }),
  undoBody.extend({ do: z.literal('undo') }),
  standingBody.extend({ do: z.literal('standing') }),
  z.object({ do: z.literal('chat'), id: sendId, text: z.string().trim().min(1).max(1000) }),
  z.object({ do: z.literal('ping'), id: sendId }),
]);
export type ToServer = z.input<typeof toServer>;

/**
 * `state` replaces everything (after hello, and whenever patches would not do); its events are those after the seq of
 * hello. `update` changes the scene by a patch: it fits a screen at `from`; one that is elsewhere says hello again. A
 * problem without an id answers something that could not be read.
 */
export const toClient = z.discriminatedUnion('is', [
  z.object({ is: z.literal('state'), id: z.string().exactOptional(), snapshot }),
  z.object({
    is: z.literal('update'),
    from: z.number().int(),
    seq: z.number().int(),
    patch,
    events: z.array(told),
    clock: clockState.optional(),
  }),
  z.object({ is: z.literal('verdict'), id: z.string(), verdict }),
  z.object({ is: z.literal('table'), table: tableInfo, clock: clockState }),
  z.object({ is: z.literal('chat'), line: chatLine }),
  z.object({ is: z.literal('letter'), line: letterLine }),
  z.object({ is: z.literal('deed'), deed }),
  z.object({ is: z.literal('said'), id: z.string() }),
  z.object({ is: z.literal('pong'), id: z.string() }),
  z.object({ is: z.literal('problem'), id: z.string().exactOptional(), problem }),
]);
export type ToClient = z.infer<typeof toClient>;
