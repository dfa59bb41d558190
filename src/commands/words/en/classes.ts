/** Alternatives that occur in many phrases. */
export const classes: Record<string, string> = {
  been: 'read|visited|saw|seen|viewed|browsed|watched|looked_at|was_reading|was_looking_at|was_watching|was_on|went_to|came_across|visit|been_reading|been_on|been_to|stumbled_upon|stumbled_on|browsed_to|been_looking_at',
  used: 'used|opened|touched|visited|viewed|seen|accessed|active|read|clicked|looked_at|been_to|gone_to|needed|loaded|checked|activated|use|open|touch|visit|view|look_at|see|access|check|been_on|gone_back_to|returned_to|clicked_on|click_on|been_back_to',
  twice: 'twice|two_times|2_times|multiple_times|several_times|many_times|more_than_once|more_than_one_time|repeatedly',
  at: 'in|on|from|of|inside|within|across|over|for|under|at|among|amongst|between',
  det: 'all_the|all_my|all_of_the|all_of_my|all_those|the|my|our|all|some|a|every|each|any',
  keeping: ',_keep|,_and_keep|and_keep|but_keep|keep|keeping|,_keeping|and_leave|,_leave|leaving',
  after: 'since|from_on|ever_since|starting',
  /** A `>` is read as the mark of a path. */
  gap: '/|older_than|over|more_than|at_least|about|around|longer_than|upwards_of',
  this: 'this_tab|this_page|this_one|this|current_tab|current_page|active_tab|current_one|this_site|this_article|this_website|this_link|the_page_i_am_on|the_tab_i_am_on|the_one_i_am_on|where_i_am|what_i_am_looking_at|what_i_am_reading|the_page_i_am_reading|active_one|page_in_front|front_tab|tab_i_am_on|tab_i_am_in|page_i_am_on|one_i_am_on|one_i_am_in|the_one_i_am_looking_at|one_i_am_looking_at|this_video|this_thing|this_bookmark|this_url|this_address|the_page_i_am_in|the_page_i_am_looking_at|the_page_in_front|the_tab_i_am_in|the_tab_i_am_looking_at|the_tab_i_am_reading|the_tab_in_front|page_i_am_in|page_i_am_looking_at|page_i_am_reading|tab_i_am_looking_at|tab_i_am_reading|tab_in_front|the_one_i_am_in|the_one_i_am_reading|the_one_in_front|one_i_am_reading|one_in_front|the_site_i_am_on|the_site_i_am_in|the_site_i_am_looking_at|the_site_i_am_reading|the_site_in_front|the_article_i_am_on|the_article_i_am_in|the_article_i_am_looking_at|the_article_i_am_reading|the_article_in_front|article_i_am_on|article_i_am_in|article_i_am_looking_at|article_i_am_reading|article_in_front|site_i_am_on|site_i_am_in|site_i_am_looking_at|site_i_am_reading|site_in_front|the_current_tab|the_current_page|the_current_one',
  sound: 'sound|sounds|noise|noises|audio|music|videos|video|songs|racket|din|ruckus',
};
