// TI4-LEAD: where the leaders of the base factions end: what they do not reach, and whom they do not help.

import { expect, it } from 'vitest';
import { drive, offers, through } from './drive.ts';
import { field, standing } from './field.ts';
import { actionsOf, led, TURN } from './led.ts';

it('[letani-ospha] [umbat] nothing dearer than they allow', () => {
  const ospha = led('arborec', 'letani-ospha', { line: ['26', '46'], units: ['1 cruiser 46'], begin: TURN });
  ospha.play('0 action:letani-ospha on:unit:1/cruiser@46');
  expect(ospha.may(1)).not.toContain('target:type:flagship');
  const umbat = led('muaat', 'umbat', { line: ['26', '46'], units: ['0 war-sun 46'], goods: { 0: 20 }, begin: TURN });
  through(umbat, '0 action:umbat on:seat:0', '0 target:46');
  expect(umbat.may(0)).not.toContain('build:flagship');
});

it('[gurno-aggero] [ggrocuto-rinn] only what lies beside', () => {
  const gurno = led('saar', 'gurno-aggero', {
    line: ['26', '27', '46'],
    units: ['0 space-dock lodor', '1 carrier 46', '1 fighter 46', '1 infantry starpoint'],
    begin: TURN,
  });
  expect(actionsOf(gurno, 'gurno-aggero')).toEqual(['action:gurno-aggero on:27']);
  const rinn = led('xxcha', 'ggrocuto-rinn', {
    line: ['26', '46', '27'],
    units: ['0 infantry lodor', '1 infantry starpoint'],
    begin: TURN,
    also({ pub }) {
      pub.planets.starpoint!.exhausted = true;
    },
  });
  rinn.play('0 action:ggrocuto-rinn on:starpoint');
  expect(standing(rinn.s.pub, 'starpoint')).toEqual(['1 infantry']); // two systems away: nobody was asked
  expect(rinn.asked()).not.toContain(0);
});

it('[dannel-of-the-tenth] no home systems; [riftwalker-meian] not the gate', () => {
  const dannel = led('yin', 'dannel-of-the-tenth', { line: ['26', '1'], units: ['1 infantry jord'], begin: TURN });
  dannel.play('0 action:dannel-of-the-tenth use');
  expect(dannel.may(0)).toContain('target:lodor');
  expect(dannel.may(0)).not.toContain('target:jord');
  const meian = led('creuss', 'riftwalker-meian', {
    line: ['46', '26', '17'],
    units: ['0 cruiser 46', '0 cruiser 17'],
    begin: TURN,
  });
  expect(actionsOf(meian, 'riftwalker-meian').sort()).toEqual([
    'action:riftwalker-meian on:26',
    'action:riftwalker-meian on:46',
  ]);
});

it('[so-ata] not in its own turn; [claire-gibson] only on her own planets', () => {
  const ata = led('yssaril', 'so-ata', { line: ['26', '46'], units: ['0 infantry lodor'], cards: { 0: ['sabotage'] } });
  through(ata, '0 activate:26');
  expect(offers(ata, 0).filter((key) => key.startsWith('so-ata'))).toEqual([]);
  const claire = field({
    edition: 3,
    factions: { 0: 'sol', 1: 'letnev', 2: 'winnu' },
    line: ['26', '46'],
    units: ['0 carrier 26', '0 infantry 26', '1 infantry lodor'],
    open: { 0: ['leader:claire-gibson'] },
    dice: [10, 1],
  });
  through(claire, '0 activate:26', '0 land:infantry@26>lodor');
  drive(claire, /^claire-gibson/);
  expect(standing(claire.s.pub, 'lodor')).toEqual(['0 infantry']);
});

it('[rin-the-masters-legacy] one colour for the same; [the-helmsman] no more than the ships carry', () => {
  const rin = led('jolnar', 'rin-the-masters-legacy', {
    line: ['26'],
    units: ['0 infantry lodor'],
    techs: { 0: ['antimass-deflectors'] },
    begin: TURN,
  });
  rin.play('0 action:rin-the-masters-legacy use');
  expect(rin.may(0)).not.toContain('target:swap:antimass-deflectors>sarween-tools');
  const helm = led('l1z1x', 'the-helmsman', {
    line: ['26', '46'],
    units: ['0 dreadnought 46', '0 carrier 46', '0 infantry*4 46'],
    begin: TURN,
  });
  helm.play('0 action:the-helmsman on:26', '0 target:unit:0/dreadnought@46');
  const ferried = () => helm.may(0).filter((key) => key.includes('infantry'));
  let aboard = 0;
  for (; aboard < 4 && helm.asked().includes(0) && ferried().length > 0; aboard++) helm.play(`0 ${ferried()[0]}`);
  expect(aboard).toBe(2); // a super-dreadnought
});
