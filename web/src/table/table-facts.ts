// What a table has agreed on, in words.
import type { ClockSettings } from '@orrery/api';
import type { Bag, Json } from '@orrery/kernel';
import type { Voice } from '../state/voice.ts';
import type { Say } from '../words/index.ts';

export function clockText(clock: ClockSettings, t: Say): string {
  switch (clock.kind) {
    case 'none':
      return t('clock.none');
    case 'live':
      return t('clock.liveText', { seconds: clock.move, minutes: Math.round(clock.reserve / 60) });
    case 'correspondence':
      return [t('clock.hoursText', { hours: clock.hours }), ...restText(clock.rest, t)].join(' ');
  }
}

const restText = (rest: number | undefined, t: Say): string[] =>
  rest === undefined ? [] : [t('clock.restText', { seconds: rest })];

/** What was left empty says nothing. */
export function optionLines(options: Bag, voice: Voice, t: Say): string[] {
  return Object.entries(options)
    .filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => `${optionName(name, voice)}: ${valueName(name, value, voice, t)}`);
}

export function optionName(name: string, voice: Voice): string {
  return voice.has(`option.${name}`) ? voice.say({ key: `option.${name}` }) : name;
}

/** A choice's own words are `option.<name>.<value>`. */
export function valueName(name: string, value: Json, voice: Voice, t: Say): string {
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (Array.isArray(value)) return value.map((one) => valueName(name, one, voice, t)).join(', ');
  const key = `option.${name}.${value}`;
  return voice.has(key) ? voice.say({ key }) : String(value);
}
