// What a question about a world says of it, where one chooses.
import { boardKit } from '@orrery/board/testing';
import { expect, it } from 'vitest';
import box from '../../index.ts';
import { lay, planets, type S, scene, travel } from '../../test/kit.ts';
import type { SgoView } from '../extra.ts';
import { face } from '../face.tsx';

const { voices } = boardKit(box);

it('whoever lands reads how the world scores and when it closes, and so does who moves a gate', () => {
  const t = scene({
    arrange(s: S) {
      planets(s, { susskind: 'alpha', dirac: 'beta', fermi: 'gamma' });
      lay(s, 0, 'S 4', 'G-WA-1 1,0/270 active 2');
      s.pub.room = 'water';
    },
    begin: travel(),
  });
  const request = t.request(0);
  expect(request.at).toBe('colonisation.choose');
  const subject = face.subject!(request);
  expect(subject).toBe('exoplanet:susskind');
  const about = face.about!(t.match.view(0) as unknown as SgoView as never, subject!)!;
  expect(voices.es.say(about)).toMatch(/^Puntúa así: \S.*\. Se cierra cuando .*\.$/);
  expect(voices.en.say(about)).toMatch(/^How it scores: \S.*\. It closes when .*\.$/);
  expect(face.about!(t.match.view(0) as never, 'exoplanet:hawking')).toBeUndefined();
  expect(face.about!(t.match.view(0) as never, 'room:water')).toBeUndefined();
});
