// Four short sounds, off unless wanted: my turn, dice, something happened, the end.
import type { ToldAt } from '@orrery/api';
import { useEffect, useRef } from 'react';
import { settings } from '../state/settings.ts';
import type { Desk } from './use-desk.ts';

type Sound = 'turn' | 'dice' | 'arrival' | 'end';
/** Tones one after the other: hertz. */
const TONES: Readonly<Record<Sound, readonly number[]>> = {
  turn: [523, 784],
  dice: [220, 196, 233],
  arrival: [392],
  end: [523, 659, 784, 1047],
};
const LENGTH = 0.14; // seconds of a tone

export interface Heard {
  asked: boolean;
  over: boolean;
  news: readonly ToldAt[];
}
/** One sound at a time, that of what matters most. */
export function soundOf(before: Heard, now: Heard): Sound | undefined {
  if (now.over && !before.over) return 'end';
  if (now.asked && !before.asked) return 'turn';
  if (now.news === before.news || now.news.length === 0) return undefined;
  return now.news.some(({ type }) => /\brolled\b|\bdice\b/.test(type)) ? 'dice' : 'arrival';
}

export function useSounds({ scene, snapshot, planning }: Desk, news: readonly ToldAt[]): void {
  const asked = !planning.scene && scene.requests.some((r) => r.blocking && r.sealed === undefined);
  const over = scene.result !== null;
  const before = useRef<Heard>({ asked, over, news });
  useEffect(() => {
    const now = { asked, over, news };
    const sound = soundOf(before.current, now);
    before.current = now;
    if (sound && settings.get().sound === 'on') play(sound);
  }, [asked, over, news, snapshot.table.id]);
}

let device: AudioContext | undefined;
function play(sound: Sound): void {
  device ??= new AudioContext();
  const begin = device.currentTime;
  for (const [i, hertz] of TONES[sound].entries()) {
    const at = begin + i * LENGTH;
    const tone = new OscillatorNode(device, { type: 'triangle', frequency: hertz });
    const volume = new GainNode(device, { gain: 0 });
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + LENGTH * 1.6);
    tone.connect(volume).connect(device.destination);
    tone.start(at);
    tone.stop(at + LENGTH * 1.6);
  }
}
