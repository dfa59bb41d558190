/** Everyday words that one typing error would make a word of a command: "staff" is no "stuff". They are left as they are. */
export const realWords = `
  abide abort accesses addressed aide alike alive alter analyzer appeal attack auction auctions audit awaiting
  bagged bakes baking bales ballet banking batch believed binder binds bites bleep blow blower boarder bolder booked
  booking bookmaker bookworm booting border boring bother bound bounds brace bracket brash bread bright broader
  broke broker brows built bundler busty cable cables cages cakes calculated caller cancer casts catch catching
  cater cause chance chances charge charges checker chick chopping chose cites clean cleaner clear clears climb
  clone cloning closed closer closes closet closing clothes clown cloze clutter coasts coats codes coding cold
  colder collapsed comet compared complete composed composer computed computer concert consent contest context
  contexts cooking copies corder cores costs counter counting county court courts craft crap crash crops cross daft
  decent defect defer deleted deletes director dismal divide diving doing dotted doubly dropped drops dutch duty
  dying ease easing east eater elate elect emerge empathy emptied enclose erased ether excerpt excluded exiting
  expert experts explorer fable failed father featured fever fewer fewest field fight filled finder finishes fired
  fixed flash flower folded font forced fore forge forger forgot forks formal format fount freezer fund funds gain
  games ghosts gleam glisten goggle goggles golder goose grace graft great greet gross ground grouped grouping
  groups guest guests guided guild haste hatch hater heading heads heating height historic hitting holder holders
  holds holes homes hoods hoops hoots hostel hound ideal identity included inline jacket jagged joint kids kinder
  kings kites knight lace lakes lapel latch late lately latent latest latter layer laying leader leaks lean lease
  leather lending libel lifted light linker listen lister listing live living loaded loader loading loans locale
  located locking logger logging lone looping loose loosen lose lunch lusty mages mail maker manager marker market
  marking masked masking master match matched math median mere merged merger merges might minder mistaken misting
  molds moth mother mould mound mount moves movie mower multiply musty nagged naked named native newest night nose
  oldest omitting opened opener opening opens ordered orders otter outlined pace packed packet padded pager paint
  painting paints papers parse part paste patch patched patching paused paying pays peace pending perch phase phrase
  phrased pitch placing plain plane planed planes planing planning plans plates plating player playing please poise
  porting ports posted potions pots pound power prefer preserved preset prevent preview prime prince printing pure
  queued quilt quirk race races ragged rakes ranging raster rather rating reader recent recorder reduced relate
  released reload rely remote removed remover removes renamed rental replay resent reserve restored retaining
  reversed revise rewind rewrote rice ring rites roads rocket rooted round rounds rusty sage sale scale scent score
  scored scores seeking sending separated setting sever sewer sewing shade shaped shared sharing shark sharp shaved
  sheep shelf shipping shirt shocks shoes shops shorted shot shots shown sick sides sight signing sing sings sized
  skill skills slash sleek sleet slight slower slush smart smash snooze sole solved sorted sorting sounds spacing
  sparse spear speed speeding spelt spice spill spit sport sports spotted sprint stable stack staff stage stages
  stakes stalk staple starch state states stating stay stays steep stems stews sticky stiff stock stone stopping
  stores stories storm story strikes string stuck style suites summarized swaying sweep swift swords table tables
  tablet tart taste taxed taxes tease theme themes there thick thin thought thread threat threw thrown thunk tight
  tighter tile tiles till titter token tower trace traced tracer track tracks trade trades translated trashy tread
  treat treated tree trip trough twine twister typed typos tyres unit united units unsafe untie untied upload
  uploaded upset util video videos viewer visual wages wagged waist waited waken wakes waking walking wanting wards
  wasting watcher watches water waved weight western whale whine white widow widows winds winter witch woods world
  worms worry brunch bunches hunch munch punch wound writer writing
`
  .trim()
  .split(/\s+/);
