// What lies in the boxes, by kind and set: every component by its id, in play or not. Tables and texts are measured by it.
// biome-ignore-all format: a list to be read beside the boxes

export const INVENTORY = {
  'strategy-card': {
    base: `
      leadership diplomacy politics trade technology imperial
    `,
    te: `
      construction warfare
    `,
  },
  'action-card': {
    base: `
      ancient-burial-sites assassinate-representative bribery bunker confusing-legal-text construction-rider
      courageous-to-the-end cripple-defenses diplomacy-rider direct-hit disable distinguished-councilor economic-initiative
      emergency-repairs experimental-battlestation fighter-prototype fire-team flank-speed focused-research
      frontline-deployment ghost-ship imperial-rider in-the-silence-of-space industrial-initiative infiltrate
      insubordination intercept leadership-rider lost-star-chart lucky-shot maneuvering-jets mining-initiative morale-boost
      parley plague political-stability politics-rider public-disgrace reactor-meltdown reparations repeal-law
      rise-of-a-messiah sabotage salvage shields-holding signal-jamming skilled-retreat spy summit tactical-bombardment
      technology-rider trade-rider unexpected-action unstable-planet upgrade uprising veto war-effort warfare-rider
    `,
    codex1: `
      blitz counterstroke fighter-conscription forward-supply-base ghost-squad hack-election harness-energy impersonation
      insider-information master-plan plagiarize rally reflective-shielding sanction scramble-frequency solar-flare
      war-machine
    `,
    pok: `
      archaeological-expedition confounding-legal-text coup-detat deadly-plot decoy-operation diplomatic-pressure
      divert-funding exploration-probe manipulate-investments nav-suite refit-troops reveal-prototype reverse-engineer rout
      scuttle seize-artifact waylay
    `,
    te: `
      black-market-dealings brilliance crash-landing crisis exchange-program extreme-duress lie-in-wait mercenary-contract
      overrule pirate-contract pirate-fleet puppets-on-a-string rescue strategize
    `,
  },
  agenda: {
    base: `
      anti-intellectual-revolution archived-secret arms-reduction classified-document-leaks colonial-redistribution
      committee-formation compensated-disarmament conventions-of-war core-mining demilitarized-zone economic-equality
      enforced-travel-ban executive-sanctions fleet-regulations holy-planet-of-ixth homeland-defense-act imperial-arbiter
      incentive-program ixthian-artifact judicial-abolishment minister-of-commerce minister-of-exploration
      minister-of-industry minister-of-peace minister-of-policy minister-of-sciences minister-of-war miscount-disclosed
      mutiny new-constitution prophecy-of-ixth public-execution publicize-weapon-schematics regulated-conscription
      representative-government-base research-team-biotic research-team-cybernetic research-team-propulsion
      research-team-warfare seed-of-an-empire senate-sanctuary shard-of-the-throne-agenda shared-research
      swords-to-plowshares terraforming-initiative crown-of-emphidia-agenda crown-of-thalnos-agenda unconventional-measures
      wormhole-reconstruction wormhole-research
    `,
    pok: `
      armed-forces-standardization articles-of-war checks-and-balances clandestine-operations covert-legislation
      galactic-crisis-pact minister-of-antiquities nexus-sovereignty political-censure rearmament-agreement
      representative-government research-grant-reallocation search-warrant
    `,
  },
  'public-objective': {
    base: `
      corner-the-market develop-weaponry diversify-research erect-a-monument expand-borders found-research-outposts
      intimidate-council lead-from-the-front negotiate-trade-routes sway-the-council centralize-galactic-trade
      conquer-the-weak form-galactic-brain-trust found-a-golden-age galvanize-the-people manipulate-galactic-law
      master-the-sciences revolutionize-warfare subdue-the-galaxy unify-the-colonies
    `,
    pok: `
      amass-wealth build-defenses discover-lost-outposts engineer-a-marvel explore-deep-space improve-infrastructure
      make-history populate-the-outer-rim push-boundaries raise-a-fleet achieve-supremacy become-a-legend command-an-armada
      construct-massive-cities control-the-borderlands hold-vast-reserves patrol-vast-territories protect-the-border
      reclaim-ancient-monuments rule-distant-lands
    `,
  },
  'secret-objective': {
    base: `
      adapt-new-strategies become-the-gatekeeper control-the-region cut-supply-lines destroy-their-greatest-ship
      establish-a-perimeter forge-an-alliance form-a-spy-network fuel-the-war-machine gather-a-mighty-fleet
      learn-the-secrets-of-the-cosmos make-an-example-of-their-world master-the-laws-of-physics mine-rare-minerals
      monopolize-production occupy-the-seat-of-the-empire spark-a-rebellion threaten-enemies turn-their-fleets-to-dust
      unveil-flagship
    `,
    pok: `
      become-a-martyr betray-a-friend brave-the-void darken-the-skies defy-space-and-time demonstrate-your-power
      destroy-heretical-works dictate-policy drive-the-debate establish-hegemony fight-with-precision foster-cohesion
      hoard-raw-materials mechanize-the-military occupy-the-fringe produce-en-masse prove-endurance seize-an-icon
      stake-your-claim strengthen-bonds
    `,
  },
  note: {
    base: `
      ceasefire political-secret support-for-the-throne trade-agreement stymie creuss-iff trade-convoys research-agreement
      cybernetic-enhancements war-funding promise-of-protection fires-of-the-gashlai gift-of-prescience antivirus
      tekklar-legion raghs-call military-support acquiescence political-favor greyfire-mutagen spy-net
    `,
    pok: `
      alliance strike-wing-ambuscade blood-pact dark-pact scepter-of-dominion black-market-forgery the-cavalry terraform
      crucible
    `,
    te: `
      raise-the-standard share-knowledge black-ops malevolency nano-link-permit sever
    `,
    codex3: `
      keleres-rider
    `,
  },
  technology: {
    base: `
      antimass-deflectors gravity-drive fleet-logistics light-wave-deflector neural-motivator dacxive-animators
      hyper-metabolism x-89-bacterial-weapon plasma-scoring magen-defense-grid duranium-armor assault-cannon sarween-tools
      graviton-laser-system transit-diodes integrated-economy carrier-2 destroyer-2 fighter-2 infantry-2 pds-2 space-dock-2
      cruiser-2 dreadnought-2 war-sun bioplasmosis letani-warrior-2 wormhole-generator dimensional-splicer production-biomes
      quantum-datahub-node spacial-conduit-cylinder e-res-siphons inheritance-systems super-dreadnought-2
      non-euclidean-shielding l4-disruptors salvage-operations mirror-computing magmus-reactor prototype-war-sun-2
      neuroglaive hybrid-crystal-fighter-2 valefar-assimilator-x valefar-assimilator-y valkyrie-particle-weave exotrireme-2
      chaos-mapping floating-factory-2 advanced-carrier-2 spec-ops-2 lazax-gate-folding hegemonic-trade-policy
      instinct-training nullification-field yin-spinner impulse-core transparasteel-plating mageon-implants
    `,
    pok: `
      dark-energy-tap sling-relay psychoarchaeology bio-stims ai-development-algorithm self-assembly-routines
      scanlink-drone-network predictive-intelligence aerie-hololattice strike-wing-alpha-2 aetherstream voidwatch
      genetic-recombination crimson-legionnaire-2 pre-fab-arcologies supercharge temporal-command-suite memoria-2
      hel-titan-2 saturn-engine-2 vortex dimensional-tear-2
    `,
    te: `
      proxima-targeting-vi helios-v2 hydrothermal-mining radical-advancement neural-parasite planesplitter executive-order
      nanomachines linkship-2 subatomic-splicer exile-2
    `,
    codex3: `
      agency-supply-network
    `,
  },
  faction: {
    base: `
      arborec creuss hacan jolnar l1z1x letnev mentak muaat naalu nekro norr saar sol winnu xxcha yin yssaril
    `,
    pok: `
      argent empyrean mahact naazrokha nomad ul vuilraith
    `,
    codex3: `
      keleres
    `,
    te: `
      bastion deepwrought firmament obsidian ralnel rebellion
    `,
  },
  ability: {
    base: `
      mitosis quantum-entanglement slipstream creuss-gate masters-of-trade guild-ships arbiters fragile brilliant analytical
      assimilate harrow munitions-reserves armada ambush pillage star-forge gashlai-physiology telepathic foresight
      galactic-threat technological-singularity propagation unrelenting scavenge nomadic orbital-drop versatile blood-ties
      reclamation peace-accords quash indoctrination devotion stall-tactics scheming crafty
    `,
    pok: `
      zeal raid-formation voidborn aetherpassage dark-whispers edict imperia hubris distant-suns fabrication the-company
      future-sight terragenesis awaken coalescence devour amalgamation riftmeld
    `,
    codex3: `
      the-tribunii council-patronage laws-order
    `,
    te: `
      liberate galvanize phoenix-standard research-team oceanbound plots-within-plots puppets-of-the-blade nocturne
      the-blades-orchestra marionettes survival-instinct miniaturization sundered incursion the-sorrow
    `,
  },
  unit: {
    base: `
      infantry-1 infantry-2 fighter-1 fighter-2 destroyer-1 destroyer-2 cruiser-1 cruiser-2 carrier-1 carrier-2
      dreadnought-1 dreadnought-2 war-sun pds-1 pds-2 space-dock-1 space-dock-2 letani-warrior-1 letani-warrior-2
      duha-menaimon hil-colish wrath-of-kenara j-n-s-hylarim super-dreadnought-1 super-dreadnought-2 001 arc-secundus
      fourth-moon prototype-war-sun-1 prototype-war-sun-2 the-inferno hybrid-crystal-fighter-1 hybrid-crystal-fighter-2
      matriarch the-alastor exotrireme-1 exotrireme-2 cmorran-norr son-of-ragh floating-factory-1 floating-factory-2
      spec-ops-1 spec-ops-2 advanced-carrier-1 advanced-carrier-2 genesis salai-sai-corian loncara-ssodu van-hauge
      ysia-yssrila
    `,
    pok: `
      letani-behemoth aerie-sentinel strike-wing-alpha-1 strike-wing-alpha-2 quetzecoatl icarus-drive watcher dynamo
      pride-of-kenara shield-paling annihilator dunlain-reaper crimson-legionnaire-1 crimson-legionnaire-2 starlancer
      arvicon-rex moll-terminus ember-colossus iconoclast-pok eidolon z-grav-eidolon visz-el-vir mordred quantum-manipulator
      memoria-1 memoria-2 valkyrie-exoskeleton scavenger-zeta zs-thunderbolt-m2 hecatoncheires saturn-engine-1
      saturn-engine-2 ouranos hel-titan-1 hel-titan-2 reanimator the-terror-between dimensional-tear-1 dimensional-tear-2
      reclaimer indomitus moyins-ashes blackshade-infiltrator
    `,
    te: `
      a3-valiance the-egeiro helios-v1 helios-v2 eanautic d-w-s-luminous viper-ex-23 heavens-eye corsair iconoclast
      eidolon-maximum viper-hollow heavens-hollow alarum linkship-1 linkship-2 last-dispatch revenant exile-1 exile-2
      quietus
    `,
    codex3: `
      omniopiares artemiris iconoclast-codex3
    `,
  },
  leader: {
    pok: `
      letani-ospha dirzuga-rophal letani-miasmiala trilossa-aun-mirik trrakan-aun-zulok mirik-aun-sissiri emissary-taivra
      sai-seravus riftwalker-meian acamar xuange conservator-procyon carth-of-golden-sands gila-the-silvertongue
      harrugh-gefhara doctor-sucaban agnlan-oln rin-the-masters-legacy i48s 2ram the-helmsman viscount-unlenn
      rear-admiral-farran darktalon-treilla jae-mir-kan il-na-viroset airo-shir-aur suffi-an sula-mentarion
      ipswitch-loose-cannon umbat magmus adjudicator-baal the-oracle garv-and-gunn dart-and-tai hesh-and-prit nekro-malleon
      nekro-acidos unit-dsgn-flayesh artuno-the-betrayer field-marshal-mercer the-thundarian navarch-feng ahk-syl-siven tro
      ghom-sekkus shval-harbinger captain-mendosa rowl-sarrig gurno-aggero evelyn-delouis claire-gibson
      jace-x-4th-air-legion tellurian tungstantus ul-the-progenitor the-stillness-of-stars that-which-molds-flesh
      it-feeds-on-carrion berekar-berekon rickar-rickani mathis-mathinus ggrocuto-rinn elder-qanoj xxekir-grom ssruu so-ata
      kyver-blade-and-key
    `,
    te: `
      dame-briar nip-and-tuck lyra-keen doctor-carrina aello ta-zern myru-vos captain-aroz sharsiss vos-hollow aroz-hollow
      sharsiss-hollow zeu kan-kip-rel watchful-ojz director-nel ahk-ravin ahk-siever homesick-phantom
    `,
    codex3: `
      xander-alexin-victori-iii suffi-an-keleres kuuasi-aun-jalatai odlynn-myrr harka-leeds maban brother-milor brother-omar
      dannel-of-the-tenth
    `,
  },
  exploration: {
    pok: `
      freelancers mercenary-outfit gamma-wormhole demilitarized-zone dyson-sphere paradise-world tomb-of-emphidia
      cultural-relic-fragment volatile-fuel-source expedition core-mine lazax-survivors mining-world rich-world
      warfare-research-facility hazardous-relic-fragment abandoned-warehouses functioning-base local-fabricators
      biotic-research-facility cybernetic-research-facility propulsion-research-facility industrial-relic-fragment
      derelict-vessel enigmatic-device gamma-relay ion-storm lost-crew merchant-station mirage unknown-relic-fragment
    `,
    codex3: `
      minor-entropic-field entropic-field major-entropic-field keleres-ship dead-world
    `,
  },
  relic: {
    pok: `
      dominus-orb maw-of-worlds scepter-of-emelpar shard-of-the-throne stellar-converter the-codex the-crown-of-emphidia
      the-crown-of-thalnos the-obsidian the-prophets-tears
    `,
    codex2: `
      dynamis-core jr-xs455-o nano-forge
    `,
    codex4: `
      neuraloop circlet-of-the-void book-of-latvinia
    `,
    te: `
      heart-of-ixth lightrail-ordnance metali-void-armaments metali-void-shielding the-quantumcore the-silver-flame
      the-triad
    `,
  },
  legendary: {
    pok: `
      the-atrament imperial-arms-vault exterrix-headquarters mirage-flight-academy
    `,
    codex3: `
      custodians-favour
    `,
    te: `
      the-galactic-council the-nucleus the-acropolis maxis-central-control dok-n-pics-salvage-yard aurex-mechanica
      4x41d-hyperion-v1 a-song-like-marrow ionian-fuel-refinery jupiter-brain
    `,
  },
  breakthrough: {
    te: `
      psychospore wing-transfer void-tether gravleash-maneuvers stellar-genesis alraith-ix-ianovar fealty-uplink
      norr-supremacy bellum-gloriosum imperator yin-ascendant particle-synthesis auto-factories vaults-of-the-heir
      the-tables-grace valefar-assimilator-z slumberstate-computing archons-gift thunders-paradox specialized-compounds
      mindsieve the-icon resonance-generator absolute-synergy the-sowing the-reaping visionaria-select data-skimmer
      deorbit-barrage deepgloom-executable i-i-h-q-modernization
    `,
  },
  event: {
    te: `
      advent-of-the-war-sun age-of-fighters call-of-the-void civilized-society conventions-of-war-abandoned
      cosmic-phenomenae cultural-exchange-program dangerous-wilds hidden-agenda mercenaries-for-hire monuments-to-the-ages
      rapid-mobilization stellar-atomics weird-wormholes wild-wild-galaxy zealous-orthodoxy
    `,
    codex4: `
      age-of-commerce age-of-exploration minor-factions total-war
    `,
  },
  plot: {
    te: `
      enervate siphon seethe assail extract
    `,
  },
  ocean: {
    te: `
      brine-pool coral-reef deep-abyss ice-shelf lost-fleet
    `,
  },
  planet: {
    te: `
      thunders-edge avernus ordinian revelation mez-lo-orz-fei-zsha rep-lo-orz-qet ikatena cronos tallin cronos-hollow
      tallin-hollow faunus garbozia emelpar tempesta olergodt andeara vira-pics-iii lesab new-terra tinnes cresius lazul-rex
      tiamat hercalor kostboth capha bellatrix tsion-station elnath horizon luthien-vi tarana oluz-station mecatol-rex-te
      industrex lemox the-watchtower ahk-creuxx styx lethe phlegethon cocytus
    `,
    codex3: `
      custodia-vigilia
    `,
    pok: `
      mirage ixth arcturus acheron elysium the-dark naazir rokha valk ylir avar archon-vail perimeter ang semlore vorhal
      atlas primor hopes-end cormund everra accoen jeol-ir kraag siig bakal alio-prima lisis velnor cealdri xanhact
      vega-major vega-minor loki abaddon ashtroth rigel-iii rigel-ii rigel-i mallice
    `,
    base: `
      jord moll-primus darien muaat nestphar 000 winnu mordai-ii maaluuk druaa arc-prime wren-terra lisis-ii ragh nar jol
      trenlak quinarra archon-ren archon-tau retillion shalloq hercant arretze kamdorn mecatol-rex wellon vefut-ii thibah
      tarmann saudor mehar-xull quann lodor new-albion starpoint tequran torkan qucenn rarron mellon zohbat lazar sakulag
      dal-bootha xxehan corneeq resculon centauri gral bereg lirta-iv arnor lor arinam meer abyz fria creuss
    `,
  },
  system: {
    base: `
      1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42
      43 44 45 46 47 48 49 50 51
    `,
    pok: `
      52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90
      91
    `,
    te: `
      92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122
      123 124 F1 F2 F3 F4 F5 F6 F7
    `,
  },
} as const;
