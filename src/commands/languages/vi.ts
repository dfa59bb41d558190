import type { CommandLanguage } from './language.ts';

export const vietnamese: CommandLanguage = {
  code: 'vi',
  capitals: true,
  accents: true,
  words: {
    list: 'liệt kê|liệt kê ra|hiện|hiện ra|hiển thị|xem|coi|cho xem|cho tôi/mình/em/tao/tớ xem/coi/biết|cho biết|nào|những gì|gì|có gì|có những gì|có những|có … không|có … nào_không|có … hay_không|còn … không|danh sách|mở xem|đang có|gồm những gì|chứa gì|show|list|đưa ra|cái nào|những cái nào|có cái nào|có|mấy cái nào|bao gồm|kể ra|tổng quan',
    count: 'bao nhiêu|có bao nhiêu|mấy|có mấy|đếm|đếm xem|đếm số|số lượng|tổng số|tổng cộng|số|bao nhiêu cái|mấy cái',
    find: 'tìm|kiếm|tìm kiếm|tìm giúp|tìm cho|tìm lại|ở đâu|ở đâu rồi|đâu rồi|nằm ở đâu|đâu|đâu mất|để đâu|search|tìm xem|lục|tra|ở tab/thẻ nào|nằm ở tab/thẻ nào|trong tab nào',
    switch:
      'đi đến|đi tới|đến|tới|chuyển đến|chuyển tới|chuyển sang|chuyển qua|chuyển về|nhảy đến|nhảy sang|nhảy tới|nhảy qua|nhảy vào|qua|sang|về lại|quay lại|quay về|trở lại|trở về|đưa tôi đến/tới/về/sang|đưa mình đến/tới/về/sang|vào|đi vào|vào tab|về tab|mở tab|chuyển',
    open: 'mở|mở ra|bật|khởi động|mở lên|open|mở hết|mở giúp|mở giùm',
    close:
      'đóng|đóng lại|đóng hết|đóng giúp|đóng giùm|đóng bớt|tắt|tắt hết|tắt bớt|tắt đi|đóng đi|dẹp|thoát|bỏ bớt|không cần nữa|close|đóng luôn|tắt giúp|tắt luôn|hãy đóng|có thể đóng|cho đóng|xóa bớt|tắt dùm|đóng dùm|thoát khỏi',
    'keep-only':
      'chỉ giữ lại|chỉ giữ|chỉ để lại|chỉ để|chỉ chừa|chỉ chừa lại|giữ lại mỗi|giữ mỗi|để lại mỗi|chừa mỗi|giữ lại duy nhất|đóng hết chỉ để|đóng hết chỉ chừa',
    remove:
      'xóa|xoá|xóa bỏ|xoá bỏ|xóa hết|xoá hết|xóa đi|xoá đi|gỡ|gỡ bỏ|bỏ|bỏ đi|loại bỏ|tháo|hủy|huỷ|vứt|vứt bỏ|delete|remove|lấy ra|bỏ ra|rút ra|gỡ ra|đưa ra khỏi|dẹp|bỏ hết|gỡ hết',
    dedupe: 'lọc trùng|loại bỏ trùng lặp|xóa trùng|xoá trùng|khử trùng lặp|bỏ trùng|dọn trùng',
    tidy: 'dọn|dọn dẹp|dọn bớt|dọn sạch|sắp xếp lại|thu dọn|làm gọn|gọn gàng|làm sạch|ngăn nắp|sắp xếp gọn|tổ chức lại|bừa bộn|tổng vệ sinh|dọn dẹp lại|dọn gọn|sắp xếp',
    'set-aside':
      'cất|cất đi|cất lại|cất hết|cất … đi|để dành|gác lại|gác … lại|tạm cất|để sang một bên|để qua một bên|để … sang_một_bên|để … qua_một_bên|bỏ … sang_một_bên|cất … sang_một_bên|để riêng ra|lưu … để_dành|lưu lại để sau|lưu trữ|cất … để_sau|cất giữ|tạm để',
    group:
      'nhóm|nhóm lại|nhóm … lại|gom|gom lại|gom … lại|gom nhóm|gom thành nhóm|tạo nhóm|lập nhóm|gộp|gộp nhóm|xếp nhóm|phân nhóm|chia nhóm|chia thành nhóm|group|tạo thành nhóm|gom vào',
    ungroup:
      'bỏ nhóm|rã nhóm|hủy nhóm|huỷ nhóm|giải tán|giải tán nhóm|bỏ gom|bỏ gom nhóm|xóa nhóm|xoá nhóm|gỡ nhóm|tách … khỏi_nhóm|tách … ra_khỏi_nhóm|bỏ … khỏi_nhóm|đưa … ra_khỏi_nhóm|lấy … ra_khỏi_nhóm|gỡ … khỏi_nhóm|rời nhóm|phá nhóm|ungroup|bỏ phân nhóm|tháo nhóm|xóa tất cả nhóm|bỏ hết nhóm|bỏ tất cả nhóm|xóa hết nhóm',
    sort: 'sắp xếp|sắp|xếp|xếp lại|sắp xếp lại|sắp thứ tự|sort|xếp theo thứ tự|thứ tự',
    move: 'chuyển|chuyển … qua|di chuyển|dời|đưa|đưa vào|cho vào|bỏ vào|để vào|đặt|đặt vào|xếp vào|kéo|kéo vào|thêm|thêm vào|dồn|chuyển hết|mang|dời … sang|bỏ … vào|cho … vào|gom|cho|để|move|add|đem',
    detach: 'tách|tách ra|tách riêng',
    merge:
      'gộp|gộp lại|gộp … lại|gộp chung|hợp nhất|gom|gom lại|gom hết|gom chung|ghép|ghép lại|kết hợp|nhập|nhập chung|trộn|dồn|dồn hết|dồn lại|nhập … lại|merge|hợp lại|sáp nhập',
    sleep:
      'cho … ngủ|cho ngủ|cho … ngủ_đông|cho … đi_ngủ|cho ngủ đông|ngủ đông|tạm dừng|tạm ngưng|tạm ngưng hoạt động|giải phóng bộ nhớ|giải phóng … khỏi_bộ_nhớ|đưa … vào_trạng_thái_ngủ|cho … tạm_nghỉ|sleep|ngủ|tạm nghỉ|dỡ|gỡ … khỏi_bộ_nhớ|đóng băng|cho ngủ hết|treo',
    wake: 'đánh thức|gọi dậy|thức dậy|wake',
    pin: 'ghim|ghim lại|ghim … lại|pin|ghim vào|ghim giúp',
    unpin: 'bỏ ghim|gỡ ghim|tháo ghim|hủy ghim|huỷ ghim|thôi ghim|bỏ ghim hết|unpin|không ghim nữa|xóa ghim|ngừng ghim',
    mute: 'tắt tiếng|tắt … tiếng|tắt âm|tắt âm thanh|tắt hết tiếng|tắt loa|im lặng|cho … im_lặng|câm|mute|làm im|tắt nhạc|ngắt tiếng|làm … im_lặng|cho im|tắt hết âm thanh|cho … im|giảm tiếng|tắt tiếng hết',
    unmute:
      'bật tiếng|mở tiếng|bật lại tiếng|mở lại tiếng|bật … tiếng|bật âm|bật âm thanh|bật lại âm thanh|bật lại âm|bỏ tắt tiếng|hủy tắt tiếng|thôi tắt tiếng|có tiếng lại|unmute|mở âm thanh|bật loa|bật … tiếng_lại',
    reload:
      'tải lại|tải … lại|tải lại hết|load lại|load … lại|reload|refresh|làm mới|nạp lại|nạp … lại|f5|cập nhật lại|tải mới',
    reopen:
      'mở lại|mở … lại|khôi phục|khôi phục lại|phục hồi|lấy lại|đưa … trở_lại|mang … trở_lại|lấy … lại|cứu|reopen|restore|bật lại|cho … trở_lại|mở lại hết',
    save: 'lưu|lưu lại|lưu … lại|lưu … vào|lưu giữ|đánh dấu|đánh dấu lại|đánh dấu … lại|bookmark|bookmark lại|save|thêm … vào_dấu_trang|thêm … vào_bookmark|thêm … vào_mục_yêu_thích|thêm vào dấu trang|thêm vào bookmark|thêm vào mục yêu thích|thêm dấu trang|thêm bookmark|tạo dấu trang|tạo dấu trang cho|tạo bookmark|gắn sao|lưu vào dấu trang|lưu vào bookmark|lưu … vào_dấu_trang|lưu … thành_dấu_trang|lưu … vào_bookmark|ghi nhớ|lưu hết|lưu giúp|lưu giùm|đưa … vào_dấu_trang|cho … vào_dấu_trang|cho … vào_bookmark|lưu bookmark|lưu dấu trang',
    'read-later':
      'đọc sau|để đọc sau|xem sau|để xem sau|lưu để đọc sau|lưu … để_đọc_sau|lưu … đọc_sau|để … đọc_sau|để dành đọc|để dành đọc sau|lát đọc|mai đọc|đọc lúc khác|tí đọc|lát nữa đọc|lưu đọc sau|thêm vào đọc sau|thêm … vào_đọc_sau',
    create: 'tạo|tạo mới|tạo ra|tạo thêm|lập|mới|thêm|tạo giúp|create',
    rename: 'đổi tên|đổi … tên|sửa tên|đặt lại tên|đặt tên lại|rename|thay tên|đặt lại tên cho|đổi tên cho|đổi|sửa',
    tag: 'gắn thẻ|gắn tag|gắn nhãn|gắn hashtag|thêm thẻ tag|thêm tag|thêm nhãn|dán nhãn|đánh nhãn|đánh tag|gắn|tag|đánh dấu|gán nhãn|gán tag|đặt nhãn|cho nhãn|ghi nhãn|thêm … nhãn|thêm … tag',
    untag:
      'gỡ nhãn khỏi|bỏ hết nhãn|gỡ hết nhãn|xóa hết nhãn khỏi|bỏ gắn nhãn|bỏ gắn tag|gỡ hết tag|bỏ hết tag|gỡ tất cả nhãn khỏi|xóa tất cả nhãn khỏi|bỏ tag khỏi|gỡ tag khỏi|bỏ gắn thẻ|gỡ thẻ tag|untag',
    copy: 'sao chép|chép|copy|chép lại|copy lại|sao chép lại|coppy|copi',
    export:
      'xuất|xuất ra|xuất … ra|export|tải … xuống|tải xuống|tải về|lưu … ra_file|lưu … thành_file|sao lưu|xuất … ra_file|kết xuất',
    check: 'kiểm tra|kiểm tra xem|kiểm tra … xem|rà|rà soát|check|xem thử|test|dò|quét',
    done: 'đánh dấu … đã_đọc|đánh dấu … là_đã_đọc|đánh dấu … đã_đọc_xong|đánh dấu đã đọc|đánh dấu là đã đọc|đọc xong|đã đọc xong|đọc xong rồi|đã đọc xong rồi|đọc rồi|đã đọc rồi|xong rồi|xong với|xong|tôi/mình? đã? đọc xong rồi?|tôi/mình? đã? xong rồi?',
    'mark-unread': 'đánh dấu … chưa_đọc|đánh dấu chưa đọc|đánh dấu là chưa đọc|đánh dấu … là_chưa_đọc',
    'is-saved':
      'tôi/mình đã? lưu/đánh_dấu/bookmark … chưa|tôi/mình đã? lưu/để/cất … ở_đâu|đã lưu … chưa|lưu … chưa|đã đánh dấu … chưa|đã bookmark … chưa|bookmark … chưa|đánh dấu … chưa|được lưu … chưa|được đánh dấu … chưa|có … trong_dấu_trang_không|có trong dấu trang không|có trong bookmark không|nằm trong dấu trang chưa|đã có trong dấu trang chưa|đã nằm trong dấu trang chưa|có trong dấu trang chưa|có lưu … chưa|đã lưu … ở_đâu|lưu … ở_đâu|để … ở_đâu|đã lưu … vào_đâu|lưu … vào_đâu|lưu … ở_thư_mục_nào|lưu … vào_thư_mục_nào|đã lưu chưa|được lưu ở đâu|đã được lưu chưa|đã được lưu … chưa|được lưu chưa|nằm ở thư mục nào|cất … ở_đâu|đã lưu … rồi_à|có … trong_bookmark_không|có được lưu không|đã lưu rồi',
    top: 'truy cập nhiều nhất|vào nhiều nhất|ghé nhiều nhất|xem nhiều nhất|được truy cập nhiều nhất|hay vào nhất|hay vào|thường vào|thường vào nhất|hay truy cập nhất|thường xuyên truy cập|thường xuyên vào|hay xem nhất|thời gian … đi_đâu|thời gian … đi_đâu_hết|tốn thời gian vào đâu|tốn thời gian ở đâu|mất thời gian vào đâu|dành nhiều thời gian nhất|dành thời gian ở đâu|dành thời gian vào đâu|dành nhiều thời gian|tốn nhiều thời gian nhất|tốn nhiều thời gian|thời gian của tôi/mình đi đâu|thời gian đi đâu|thời gian trôi đi đâu',
    forget: 'quên|quên đi|quên hết|xóa dấu vết|xoá dấu vết|xóa dấu vết của',
    undo: 'hoàn tác|undo|làm lại như cũ|trả lại như cũ|quay lại như cũ|hủy bỏ thao tác|khôi phục lại như cũ|hoàn lại|quay lại bước trước|hủy thao tác|huỷ thao tác|lùi lại|hủy lệnh|bỏ thao tác|hoàn nguyên',
    help: 'trợ giúp|giúp đỡ|giúp tôi với|giúp với|giúp|cứu với|bạn làm được gì|bạn có thể làm gì|bạn có thể làm được gì|bạn biết làm gì|bạn làm gì được|mày làm được gì|có thể làm gì|làm được gì|làm được những gì|có thể làm những gì|tôi có thể làm gì|tôi có thể hỏi gì|tôi có thể yêu cầu gì|hướng dẫn|hướng dẫn sử dụng|các lệnh|lệnh|những lệnh nào|có những lệnh nào|có lệnh nào|lệnh nào|help|bạn giúp được gì|bạn có thể giúp gì|bạn giúp gì được|dùng như thế nào|cách dùng|bạn hiểu gì|danh sách lệnh',
    changes:
      'bạn đã thay đổi gì|bạn đã thay đổi những gì|đã thay đổi gì|đã thay đổi những gì|thay đổi gì|thay đổi những gì|bạn đã làm gì|bạn đã làm những gì|đã làm gì|đã làm những gì|bạn vừa làm gì|vừa làm gì|bạn đã sửa gì|các thay đổi|những thay đổi|thay đổi gần đây|bạn đã đóng gì|bạn đã xóa gì',

    tabs: 'thẻ|tab|tabs|thẻ tab|táp|tap|trang đang mở|trang web đang mở|các trang đang mở',
    windows: 'cửa sổ|cửa số|window|windows',
    groups: 'nhóm|group|các nhóm',
    sites: 'trang web|website|web|tên miền|site|trang|domain|miền',
    pages: 'trang|bài viết|bài|bài báo|trang web|bài đọc',
    bookmarks:
      'dấu trang|bookmark|bookmarks|trang đã lưu|trang đã đánh dấu|mục yêu thích|yêu thích|dấu trang đã lưu|trang yêu thích|link đã lưu|mục đã lưu|trang được lưu|trang web đã lưu|bài đã lưu|bookmarked|bookmaks',
    folders: 'thư mục|folder|thư mục dấu trang|thư mục con|mục|ngăn|thư mục bookmark',
    tags: 'nhãn|tag|tags|nhãn dán|hashtag|thẻ tag|từ khóa|từ khoá',
    everything: 'mọi thứ|tất cả mọi thứ|tất cả|hết|toàn bộ|cái gì|thứ gì|những thứ|những gì|mấy thứ|mọi cái|thứ',
    closed:
      'đã đóng|vừa đóng|mới đóng|vừa mới đóng|bị đóng|tôi đóng|mình đóng|tôi đã đóng|mình đã đóng|tôi vừa đóng|mình vừa đóng|đóng gần đây|đóng gần nhất|đã tắt|vừa tắt|mới tắt|tôi tắt|đóng cuối cùng|mới vừa đóng|lỡ đóng|lỡ tắt|đóng nhầm|tắt nhầm|đã bị đóng|đóng lúc nãy',
    sessions:
      'phiên|phiên làm việc|phiên làm việc đã lưu|phiên đã lưu|các phiên đã lưu|session|sessions|các phiên|đã cất|đang cất|đã cất đi|tôi cất|đã để dành|đã gác lại|tôi đã cất|phiên đã cất|tôi cất đi',
    'reading-list':
      'danh sách đọc|danh sách đọc sau|danh sách cần đọc|chưa đọc|cần đọc|reading list|mục đọc sau|danh sách đang đọc|còn phải đọc|chờ đọc|hàng đợi đọc|chưa đọc xong|danh sách bài đọc',
    history:
      'lịch sử|lịch sử duyệt web|lịch sử duyệt|lịch sử web|đã xem|đã đọc|đã truy cập|đã ghé|đã vào|đã ghé thăm|từng xem|từng đọc|từng vào|tôi đọc|tôi xem|tôi đã đọc|tôi đã xem|tôi vào|tôi đã vào|mình đọc|mình xem|mình đã đọc|mình đã xem|mình đã vào|truy cập|tôi truy cập|tôi đã truy cập|history|xem qua|lướt|đã lướt|đọc|ghé thăm|vừa xem|vừa đọc|lượt truy cập',
    links: 'liên kết|link|links|đường link|đường dẫn|url|địa chỉ|các link|siêu liên kết',
    actions: 'thao tác|hành động|bước|thay đổi|lệnh vừa rồi',
    'bookmarks-bar': 'thanh dấu trang|thanh bookmark|thanh công cụ dấu trang|bookmarks bar',
    'other-bookmarks': 'dấu trang khác|các dấu trang khác|bookmark khác',

    pinned: 'đã ghim|được ghim|đang ghim|ghim sẵn|có ghim',
    playing:
      'đang phát|phát nhạc|đang phát nhạc|phát ra tiếng|phát ra âm thanh|đang phát âm thanh|đang phát ra âm thanh|phát âm thanh|có tiếng|có âm thanh|đang có tiếng|đang kêu|kêu|gây ồn|đang ồn|ồn|ồn ào|phát tiếng|đang phát tiếng|đang chạy nhạc|có nhạc|đang hát|đang phát video|phát ra tiếng ồn|làm ồn|đang làm ồn|âm thanh|tiếng|nhạc|mở nhạc|bật nhạc|đang chơi nhạc|đang bật nhạc|phát',
    asleep:
      'đang ngủ|ngủ đông|đang ngủ đông|đã ngủ|đang tạm dừng|bị tạm dừng|bị tạm ngưng|đang tạm ngưng|đã tạm dừng|không hoạt động|đang nghỉ|ngủ|đang bị treo|chưa tải|tạm ngưng',
    grouped: 'đã nhóm|nằm trong nhóm|được nhóm|đã có nhóm|đang trong nhóm',
    ungrouped:
      'chưa nhóm|không có nhóm|chưa có nhóm|ngoài nhóm|không thuộc nhóm nào|không nằm trong nhóm nào|chưa vào nhóm|không nhóm|lẻ|rời',
    duplicate:
      'trùng|trùng lặp|bị trùng|trùng nhau|giống nhau|lặp|lặp lại|bị lặp|mở hai lần|mở 2 lần|mở nhiều lần|mở hơn một lần|hai lần|2 lần|nhiều lần|giống hệt nhau|mở trùng|lưu trùng|lưu hai lần|y chang nhau|y hệt nhau|bản sao|trùng lập|dư thừa|bị nhân đôi|cùng một trang',
    background:
      'nền|chạy nền|ở nền|dưới nền|trong nền|ở chế độ nền|đang chạy nền|không dùng tới lúc này|chạy ngầm|ngầm|không xem',
    untagged:
      'chưa gắn nhãn|chưa có nhãn|không có nhãn|không nhãn|chưa gắn tag|không có tag|chưa có tag|chưa gắn thẻ|chưa có thẻ tag|chưa được gắn nhãn|thiếu nhãn|không gắn nhãn|chưa tag|không tag|không được gắn nhãn|chưa gắn nhãn nào|không có nhãn nào',
    unsorted:
      'chưa phân loại|chưa sắp xếp|chưa xếp|chưa được sắp xếp|không nằm trong thư mục nào|không có thư mục|chưa có thư mục|chưa vào thư mục|lộn xộn|ngoài thư mục|chưa được phân loại|chưa cho vào thư mục nào|không thuộc thư mục nào|chưa xếp vào thư mục|chưa xếp vào đâu|nằm lung tung',
    empty:
      'trống|rỗng|trống rỗng|không có gì|bỏ trống|đang trống|trống không|chưa có gì|không có gì bên trong|không có dấu trang nào',
    dead: 'hỏng|bị hỏng|chết|đã chết|bị chết|không mở được|không vào được|không truy cập được|không hoạt động|không còn hoạt động|không hoạt động nữa|không còn tồn tại|không tồn tại|bị lỗi|lỗi|không còn mở được|không còn dùng được|404|đứt|gãy|die|còn sống không|còn hoạt động không|còn sống|còn hoạt động|còn vào được không|còn truy cập được không|còn mở được không|còn dùng được không|hư|bị hư|không còn|hết hạn',
    unread: 'chưa đọc|chưa xem|chưa đọc xong|còn chưa đọc',
    'already-read': 'đã đọc rồi|đã đọc xong',
    old: 'cũ|cũ nhất|cũ rồi|cũ kỹ|lâu|lâu rồi|lâu ngày|lâu nhất|mở lâu nhất|mở đã lâu|mở lâu rồi|mở từ lâu|bị bỏ quên|bỏ quên|để lâu|đã lâu|quá cũ|từ lâu|xưa|cũ lắm rồi|bỏ xó',
    once: 'chỉ một lần|một lần|chỉ dùng một lần|đúng một lần|dùng một lần|có một lần',

    this: 'này|hiện tại|đây|ở đây|hiện thời|đang xem|đang đứng|chỗ này|nó|hiện hành|cái này|này đây|ngay đây',
    it: 'mấy cái này|mấy cái đó|những cái này|những cái đó|chúng|chúng nó|đó|kia|tụi nó|các mục này|những mục này|mấy cái kia|tất cả những cái này|cái đó|các cái này',
    all: 'tất cả|tất cả các|tất cả những|mọi|toàn bộ|hết|hết các|hết thảy|toàn bộ các|hết tất cả|cả|mỗi|tất tần tật|hết mấy',
    others:
      'khác|các tab khác|những tab khác|tab khác|thẻ khác|các thẻ khác|còn lại|các tab còn lại|các thẻ còn lại|những cái khác|những cái còn lại|phần còn lại|mấy tab kia|mấy tab khác|mấy cái còn lại|mấy cái khác|tất cả trừ tab/thẻ/trang/cái? này|trừ tab/thẻ/trang/cái? này|ngoại trừ tab/thẻ/trang/cái? này|ngoài tab/thẻ/trang/cái? này|ngoại? trừ tab/thẻ/trang hiện_tại/đang_mở/đang_xem',
    new: 'mới|riêng|riêng biệt|khác|một mình|riêng của nó|riêng của chúng',
    first: 'đầu tiên|đầu',
    last: 'cuối cùng|cuối|gần nhất|vừa rồi|mới nhất|gần đây nhất|sau cùng',
    left: 'bên trái|ở bên trái|phía bên trái|phía trái|bên tay trái|về bên trái|bên trái tab/thẻ này|bên trái của tab/thẻ này|bên trái này|trái|phía trước|đằng trước|bên trên|phía trên|trước tab/thẻ này|nằm bên trái|ở phía trên',
    right:
      'bên phải|ở bên phải|phía bên phải|phía phải|bên tay phải|về bên phải|bên phải tab/thẻ này|bên phải của tab/thẻ này|bên phải này|phải|phía sau|đằng sau|bên dưới|phía dưới|sau tab/thẻ này|nằm bên phải|ở phía dưới',
    everywhere:
      'ở mọi nơi|khắp nơi|mọi nơi|ở mọi cửa sổ|tất cả cửa sổ|tất cả các cửa sổ|mọi cửa sổ|trong mọi cửa sổ|trong tất cả cửa sổ|trong tất cả các cửa sổ|toàn bộ cửa sổ|ở tất cả cửa sổ|ở tất cả các cửa sổ|trên tất cả cửa sổ|các cửa sổ',
    later: 'để sau|cho sau này|sau này|để dành|lát nữa|để lần sau|cho lần sau|sau',

    'by-site':
      'theo trang|theo trang web|theo website|theo web|theo site|theo tên miền|theo domain|theo miền|theo từng trang|theo từng trang web|theo từng site|mỗi trang|mỗi trang web|cùng trang web|cùng trang|dựa theo trang web|theo từng web|theo nguồn',
    'by-title':
      'theo tên|theo tiêu đề|theo tựa|theo bảng chữ cái|theo thứ tự bảng chữ cái|theo thứ tự abc|theo abc|theo chữ cái|theo vần|từ a đến z|a đến z|a-z|theo thứ tự chữ cái|theo alphabet',
    'by-date':
      'theo ngày|theo ngày tháng|theo thời gian|theo độ tuổi|theo tuổi|theo ngày lưu|theo ngày thêm|theo lần dùng cuối|theo lần truy cập cuối|mới nhất trước|mới nhất lên đầu|theo thứ tự thời gian|theo lần xem gần nhất|theo lần dùng gần nhất|theo lần mở gần nhất|theo độ mới|mới trước cũ sau',
    'by-window': 'theo cửa sổ|theo từng cửa sổ|mỗi cửa sổ|trong mỗi cửa sổ|từng cửa sổ|ở mỗi cửa sổ',
    reversed:
      'ngược lại|giảm dần|theo thứ tự ngược|đảo ngược|từ z đến a|z đến a|cũ nhất trước|cũ nhất lên đầu|thứ tự ngược lại',
    most: 'nhiều nhất|nhiều tab nhất|nhiều thẻ nhất|dùng nhiều nhất|được dùng nhiều nhất|hay dùng nhất|hay dùng|thường dùng|thường dùng nhất|phổ biến nhất|dùng nhiều|sử dụng nhiều nhất|nhiều tab mở nhất',
    subfolders:
      'cả thư mục con|kể cả thư mục con|gồm cả thư mục con|bao gồm thư mục con|và thư mục con|luôn thư mục con|cả các thư mục con|với thư mục con',
    'keep-oldest': 'giữ cái cũ nhất|giữ lại cái cũ nhất|giữ bản cũ nhất|giữ lại bản cũ nhất|giữ cái cũ',
    'keep-newest': 'giữ cái mới nhất|giữ lại cái mới nhất|giữ bản mới nhất|giữ lại bản mới nhất|giữ cái mới',
    markdown:
      'markdown|dạng markdown|dưới dạng markdown|thành markdown|md|theo markdown|kiểu markdown|định dạng markdown',
    html: 'html|dạng html|ra html|thành html|dưới dạng html|file html',
    csv: 'csv|dạng csv|ra csv|thành csv|excel|ra excel|bảng tính|bảng|file csv',
    file: 'ra file|ra tệp|thành file|thành tệp|file|tệp|tập tin|vào file',
    clipboard: 'bộ nhớ tạm|vào bộ nhớ tạm|clipboard|khay nhớ tạm|vào clipboard',

    today: 'hôm nay|ngày hôm nay|bữa nay|trong hôm nay|trong ngày hôm nay',
    yesterday: 'hôm qua|ngày hôm qua|bữa qua|của hôm qua',
    'day-before-yesterday': 'hôm kia|bữa kia|ngày hôm kia',
    'this-week': 'tuần này|trong tuần này|tuần nay',
    'last-week':
      'tuần trước|tuần rồi|tuần vừa rồi|tuần qua|tuần vừa qua|hồi tuần trước|trong tuần trước|trong tuần qua',
    'this-month': 'tháng này|trong tháng này|trong tháng',
    'last-month': 'tháng trước|tháng rồi|tháng vừa rồi|tháng qua|tháng vừa qua|hồi tháng trước|trong tháng trước',
    'this-year': 'năm nay|trong năm nay|năm này',
    'last-year': 'năm ngoái|năm trước|năm rồi|năm qua',
    'last-hour':
      'một giờ qua|1 giờ qua|một tiếng qua|1 tiếng qua|giờ qua|tiếng vừa rồi|một giờ vừa qua|một tiếng vừa qua|giờ vừa qua|một giờ vừa rồi|một tiếng trước|1 tiếng trước|trong một giờ qua|trong giờ qua|trong 1 giờ qua|một giờ trước|giờ trước|một giờ gần đây|giờ gần đây|1 giờ gần đây|một giờ gần nhất|giờ gần nhất|60 phút qua',
    'last-night': 'tối qua|đêm qua|tối hôm qua|đêm hôm qua|hồi tối qua|khuya qua|tối qua',
    'this-morning': 'sáng nay|hồi sáng|sáng hôm nay|hồi sáng nay|ban sáng',
    'few-days':
      'vài ngày trước|mấy ngày trước|mấy hôm trước|vài hôm trước|mấy bữa trước|hôm trước|hôm nọ|bữa trước|bữa nọ|mấy hôm nay|mấy ngày nay|vài ngày qua|mấy ngày qua|vài ngày gần đây|mấy bữa nay|cách đây vài ngày|dạo này',
    recent:
      'gần đây|gần đây nhất|mới đây|vừa rồi|vừa|mới nhất|mới lưu|mới thêm|mới|lúc nãy|hồi nãy|khi nãy|ban nãy|vừa qua|vừa mới|vừa xong|gần nhất',

    about:
      'về|nói về|nói đến|liên quan|liên quan đến|liên quan tới|có chứa|chứa|có chữ|có từ|có nội dung|viết về|đề cập đến|bàn về|có tên|chủ đề|với|có|nhắc đến|chứa từ|tên|có tiêu đề|có đề cập|dính tới|kiểu',
    from: 'từ|của|trên|ở|thuộc|thuộc về|tại|từ trang|của trang|khỏi|ra khỏi|nằm trên|đến từ|bên|trong',
    in: 'trong|ở|vào|vào trong|ở trong|bên trong|nằm trong|trên|tại|của|thuộc',
    to: 'vào|sang|đến|tới|qua|thành|ra|về|vào trong|lên|cho|sang cho|ở|thành một|vào một',
    as: 'thành|là|tên là|với tên|với tên là|tên|đặt tên là|đặt tên|gọi là|dưới tên|dưới tên là|có tên|có tên là|mang tên|lấy tên|lấy tên là|với nhãn|bằng|dưới dạng|với|sang|và đặt tên là|và gọi là',
    except:
      'trừ|ngoại trừ|trừ ra|ngoài|ngoài trừ|không tính|nhưng không phải|chừa|chừa lại|chừa ra|ngoại lệ|nhưng giữ lại|nhưng chừa|không kể|nhưng không đóng|nhưng để lại|mà không phải|không bao gồm|trừ những|trừ các|trừ mấy|trừ cái|ngoại trừ các|nhưng giữ|đừng động vào',
    tagged:
      'gắn nhãn|có nhãn|có tag|được gắn nhãn|được gắn tag|mang nhãn|gắn tag|có gắn nhãn|có gắn tag|đã gắn nhãn|đã gắn tag|với nhãn|với tag|gắn thẻ|có thẻ tag|được gắn thẻ|thuộc nhãn|gắn hashtag|đánh nhãn|có hashtag|bằng nhãn|bằng tag',
    and: 'và|với|cùng|cùng với|lẫn',
    or: 'hoặc|hay|hoặc là|hay là',
    until: 'đến|tới|cho đến|cho tới|đến số',
    since: 'từ|kể từ|suốt|trong suốt|kể từ khi|từ hồi|từ lúc',
    older:
      'cũ hơn|lâu hơn|hơn|trên|quá|đã hơn|đã quá|lâu quá|từ hơn|trước hơn|mở hơn|mở quá|mở lâu hơn|cách đây hơn|nhiều hơn|đã mở hơn|để quá|trở lên',
    'not-used':
      'không dùng|không sử dụng|không mở|không xem|không đụng|không đụng tới|không đụng đến|không động tới|không động đến|không truy cập|không vào|không ngó tới|không ngó|không chạm|không chạm tới|không dùng tới|không dùng đến|không còn dùng|không dùng nữa|không mở tới|không được dùng|không được sử dụng|không được mở|chưa dùng|chưa mở|chưa xem lại|chưa mở lại|chưa đụng tới|chưa đụng đến|chưa động tới|chưa dùng tới|chưa sử dụng|chưa được dùng|chưa vào|chưa ngó tới|chưa hề dùng|chưa bao giờ dùng|ít dùng|lâu không dùng|lâu rồi không dùng|đã lâu không dùng|lâu không mở|lâu chưa mở|lâu rồi chưa mở|lâu không xem|lâu rồi không mở|đã lâu không mở|chẳng dùng|chẳng bao giờ dùng|không bao giờ dùng|không ai dùng|không được sử dụng|bỏ không|không xài|lâu không xài|không xài tới|chưa xài|không còn xài|không còn sử dụng|không còn được dùng|đã lâu không xem|lâu không đụng tới|lâu rồi không xem|không mở lại',
    within: 'trong|trong vòng|suốt|trong khoảng|trong suốt|gần đây|qua|vừa qua|gần nhất',
    ago: 'trước|cách đây|cách nay|về trước|trước đây',
    before: 'trước|trước ngày|trước năm|trước tháng',

    not: 'không|đừng|chưa|chẳng|chả|khỏi|đừng có|không được|không phải|chớ|cấm|không nên|ko|k|hông|đâu có|chưa từng|không muốn|thôi đừng',
    asks: 'tại sao|vì sao|sao|sao lại|làm sao|làm sao để|làm cách nào|làm thế nào|bằng cách nào|thế nào|như thế nào|là gì|là cái gì|nghĩa là gì|có nghĩa là gì|có nên|nên|cách|cách nào|cách để|cách đóng|khi nào|lúc nào|bao giờ|ai|để làm gì|dùng để làm gì|có tác dụng gì|tác dụng|khác gì|khác nhau|khác nhau thế nào|khác biệt|liệu|liệu có|giải thích|hỏi|có tốt không|có an toàn không|có hại không|có ích không|có đáng|chuyện gì xảy ra|điều gì xảy ra|xảy ra|có cần|có mất|có bị|bạn nghĩ|theo bạn|thì sao|có phải|là sao|ý nghĩa|có được không nhỉ|thế là sao|vậy sao|chi vậy|ở chỗ nào trong cài đặt',
    imagined:
      'nếu|nếu như|giả sử|giả dụ|lỡ|lỡ như|khi|khi tôi|trước khi|sau khi|thì có|thì bị|giá mà|ước gì|trong trường hợp|phòng khi|sẽ bị|sẽ mất|muốn biết|tôi muốn biết|không biết|tự hỏi|thắc mắc|vì|bởi vì|tại vì|mặc dù|hễ|miễn là|để cho|chắc là|hình như|có lẽ|ví dụ',
    tells:
      'tôi đã đóng|mình đã đóng|tôi đã xóa|tôi đã mở|tôi đã ghim|tôi đã lỡ|hôm qua tôi/mình đã? đóng/xóa/mở/tắt|tôi vừa đóng|mình vừa đóng|tôi vừa mở|tôi vừa xóa|tôi vừa ghim|tôi thích|mình thích|tôi ghét|mình ghét|tôi yêu|tôi nghĩ|tôi thấy|tôi đang|tôi có quá nhiều|tôi có nhiều|tôi bị|sếp|sếp tôi|bạn tôi|vợ tôi|chồng tôi|mẹ tôi|anh ấy|cô ấy|họ|ai đó|có người|cảm ơn|cám ơn|chrome|firefox|chrome đã|nó đã|các tab rất|dấu trang rất|thẻ rất|người ta|tôi lỡ|hồi đó|chúng tôi đã|tôi mới',
    another:
      'ngày mai|mai|sáng mai|tối mai|nhắc|nhắc tôi|nhắc mình|nhắc nhở|mỗi ngày|mỗi tối|mỗi sáng|mỗi tuần|hàng ngày|hằng ngày|hàng tuần|hằng tuần|mỗi khi|mỗi lần|cứ mỗi|luôn luôn|tự động|một tiếng nữa|một giờ nữa|phút nữa|giờ nữa|tuần sau|tuần tới|tháng sau|nửa đêm|từ giờ trở đi|từ nay|từ bây giờ|lần tới|thứ hai tới|tối nay lúc|đều đặn|định kỳ|tiếng nữa',
    'second-order': 'rồi|sau đó|rồi sau đó|tiếp theo|tiếp đó|đồng thời|và sau đó|và rồi|ngoài ra',
    model:
      'tóm tắt|tóm lược|dịch|dịch sang|phiên dịch|so sánh|viết|viết cho|soạn|phân tích|gợi ý|đề xuất|đọc to|đọc cho tôi nghe|trả lời|nói về cái gì|nói về gì|nội dung là gì|tạo ra một bài|hay nhất|tốt nhất|quan trọng|quan trọng nhất|thú vị|thú vị nhất|hữu ích|hữu ích nhất|hữu ích|nên đọc|đánh giá|nhận xét|viết lại|sửa lỗi',
    elsewhere:
      'thời tiết hôm nay/thế_nào|mấy giờ|mấy giờ rồi|bây giờ là mấy giờ|kể chuyện|chuyện cười|tính giúp|hẹn giờ|báo thức|gửi mail|gửi email|gửi thư|giá vàng|chứng khoán|tin tức hôm nay|bao nhiêu tuổi|nhiệt độ|bật đèn|gọi cho|đóng cửa',
  },
  together: [
    [['create', 'folders'], 'thư mục mới|folder mới|tạo một? thư_mục/folder mới?|thêm thư mục|lập thư mục'],
    [['ungroup', 'groups'], 'bỏ/rã/hủy/huỷ/giải_tán/xóa/xoá/gỡ/phá nhóm|giải tán'],
    [
      ['list', 'closed'],
      'tôi/mình vừa/mới/đã? đóng/tắt gì|vừa/mới/đã đóng/tắt gì|đã đóng những gì|tôi/mình đã? đóng/tắt những_gì/cái_gì/tab_nào/thẻ_nào/trang_nào|đóng gì gần đây|vừa/mới đóng cái gì|đã đóng tab/thẻ nào|vừa đóng tab/thẻ nào',
    ],
    [
      ['list', 'bookmarks'],
      'tôi/mình đã? lưu/đánh_dấu/bookmark gì|đã lưu/đánh_dấu/bookmark gì|lưu những gì|đã lưu những gì|tôi/mình đã? lưu/đánh_dấu những gì|tôi/mình đã? lưu những? trang nào|đã lưu những? trang nào|tôi/mình đã? lưu cái gì|tôi/mình? có dấu_trang/bookmark nào … không|tôi/mình? có dấu_trang/bookmark … không|tôi/mình đã? lưu bài/bài_viết/trang nào về|những gì tôi/mình đã? lưu',
    ],
    [
      ['list', 'sessions'],
      'tôi/mình đã? cất gì|đã cất gì|tôi/mình đã? cất những_gì/cái_gì|đã cất những gì|tôi/mình đã? để_dành/gác_lại gì|những gì tôi/mình đã? cất',
    ],
    [
      ['list', 'history'],
      'tôi/mình đã? đọc/xem/truy_cập gì|đã đọc/xem gì|tôi/mình đã? đọc/xem những_gì/cái_gì/trang_nào/những_trang_nào|đã đọc/xem những_gì/trang_nào|tôi/mình đã? vào những? trang/web nào|tôi/mình đã? vào đâu|tôi/mình đã? làm gì trên|những gì tôi/mình đã? đọc/xem',
    ],
    [['tabs', 'it'], 'các/những/mấy/cả tab/thẻ này/đó'],
    [['pages', 'it'], 'các/những/mấy trang này/đó'],
    [['links', 'it'], 'các/những/mấy link/liên_kết/đường_link này/đó'],
    [['bookmarks', 'it'], 'các/những/mấy dấu_trang/bookmark này/đó'],
    [
      ['list', 'reading-list'],
      'còn gì chưa đọc|có gì chưa đọc|cái gì chưa đọc|những gì chưa đọc|chưa đọc gì|chưa đọc những gì|còn bài nào chưa đọc|bài nào chưa đọc|tôi chưa đọc gì',
    ],
    [
      ['list', 'unsorted'],
      'cái gì chưa phân loại/sắp_xếp|có gì chưa phân loại/sắp_xếp|những gì chưa phân loại/sắp_xếp',
    ],
    [
      ['list', 'playing'],
      'cái gì đang phát|gì đang phát|đang phát gì|nhạc phát từ đâu|nhạc từ đâu ra|tiếng từ đâu|tiếng từ đâu ra|âm thanh từ đâu|cái gì đang kêu|tiếng ở đâu ra|nhạc ở đâu ra|tiếng phát ra từ đâu|âm thanh phát ra từ đâu|nhạc phát ra từ đâu|cái gì đang phát nhạc|cái gì kêu',
    ],
    [
      ['tags', 'most'],
      'nhãn/tag dùng nhiều nhất|nhãn/tag được dùng nhiều nhất|nhãn/tag hay dùng nhất?|nhãn/tag phổ biến nhất|nhãn/tag thường dùng nhất?|nhãn/tag tôi? dùng nhiều nhất',
    ],
    [['close', 'it'], 'đóng chúng|tắt chúng|đóng mấy cái đó|đóng hết mấy cái đó|đóng chúng lại'],
    [
      ['merge', 'everywhere'],
      'đưa/gom/chuyển/mang/kéo/dồn/gộp … về_đây|đưa/gom/chuyển/mang/kéo/dồn/gộp … vào_đây|đưa/gom/chuyển/mang/kéo/dồn/gộp … lại_đây|đưa/gom/chuyển/mang/kéo/dồn/gộp … qua_đây|đưa/gom/chuyển/mang/kéo/dồn/gộp … sang_đây',
    ],
    [
      ['pages', 'about'],
      'trang về|trang nói về|trang web về|bài về|bài viết về|bài nói về|cái trang về|bài báo về|cái trang nói về',
    ],
    [['open', 'everything'], 'mở hết|mở tất cả|mở toàn bộ'],
    [['close', 'all'], 'đóng hết|tắt hết'],
    [['remove', 'all'], 'xóa hết|xoá hết'],
  ],
  filler:
    'làm ơn|vui lòng|xin|xin hãy|xin vui lòng|hãy|giúp|giúp tôi|giúp mình|giúp em|giùm|dùm|hộ|hộ tôi|giùm tôi|dùm tôi|hộ mình|giùm mình|cho tôi|cho mình|cho em|cho tớ|cho tao|nhé|nha|nhá|nào|đi|ạ|à|với|cái|cái nào đó|được không|được ko|được chứ|được không ạ|phải không|nhỉ|hả|vậy|thế|luôn|lại|nữa|tôi|mình|tớ|tao|em|anh|chị|bạn|mày|của tôi|của mình|của tớ|của em|của|các|những|mấy|một|chiếc|cuốn|đang|đã|sẽ|được|bị|có thể|có thể giúp|bạn có thể|bạn có thể giúp tôi|muốn|tôi muốn|mình muốn|tôi cần|cần|ơi|ê|này nhé|mở|đang mở|hiện đang|đang được mở|hiện|hiện giờ|bây giờ|giờ|lúc này|ngay|ngay bây giờ|ngay lập tức|nhanh|nhanh lên|trình duyệt|trong trình duyệt|trên trình duyệt|của trình duyệt|là|thì|mà|ra|lên|cùng lúc|một lượt|chào|xin chào|ok|nè|thử|thật|đó|ấy|kia|người|nào đó|gì đó|tổng cộng|có|còn|ở|đâu đó|mục|tên|cứ|tại|vài|một vài|một số|hết|sạch|chung|với nhau|cho|thành một|làm một|rồi nhé|nằm|riêng|vẫn|vẫn còn|bằng|dùm em|cả|lần|theo|thêm|được thêm|đã thêm|không vậy|không nhỉ',
  numbers:
    'một 1|hai 2|ba 3|bốn 4|tư 4|năm 5|lăm 5|sáu 6|bảy 7|bẩy 7|tám 8|chín 9|mười 10|mười hai 12|mười lăm 15|hai mươi 20|hai chục 20|ba mươi 30|ba chục 30|bốn mươi 40|năm mươi 50|sáu mươi 60|chín mươi 90|một trăm 100',
  ordinals:
    'thứ_nhất|cái/tab/thẻ/trang/mục/bài/kết_quả thứ_hai/thứ_2|cái/tab/thẻ/trang/mục/bài/kết_quả thứ_ba/thứ_3|cái/tab/thẻ/trang/mục/bài/kết_quả thứ_tư/thứ_4|cái/tab/thẻ/trang/mục/bài/kết_quả thứ_năm/thứ_5|cái/tab/thẻ/trang/mục thứ_sáu/thứ_6|cái/tab/thẻ/trang/mục thứ_bảy/thứ_7|thứ_tám|thứ_chín|thứ_mười',
  units:
    'phút|giờ/tiếng/tiếng_đồng_hồ/giờ_trước/giờ_qua/giờ_vừa_qua/tiếng_trước/tiếng_qua|ngày/hôm/bữa|tuần/tuần_lễ/tuần_trước/tuần_qua/tuần_rồi/tuần_vừa_qua/tuần_vừa_rồi/tuần_nay|tháng/tháng_trước/tháng_qua/tháng_rồi/tháng_vừa_qua|năm/năm_trước/năm_qua/năm_rồi',
  weekdays:
    'hôm/vào/ngày? chủ_nhật|hôm/vào/ngày? thứ_hai/thứ_2|hôm/vào/ngày? thứ_ba/thứ_3|hôm/vào/ngày? thứ_tư/thứ_4|hôm/vào/ngày? thứ_năm/thứ_5|hôm/vào/ngày? thứ_sáu/thứ_6|hôm/vào/ngày? thứ_bảy/thứ_7',
  months:
    'tháng_giêng/tháng_một/tháng_1|tháng_hai/tháng_2|tháng_ba/tháng_3|tháng_tư/tháng_4|tháng_năm/tháng_5|tháng_sáu/tháng_6|tháng_bảy/tháng_7|tháng_tám/tháng_8|tháng_chín/tháng_9|tháng_mười/tháng_10|tháng_mười_một/tháng_11|tháng_mười_hai/tháng_12/tháng_chạp',
  examples: {
    'tabs.count': 'có bao nhiêu thẻ đang mở | số thẻ trong mỗi cửa sổ',
    'tabs.list': 'liệt kê các thẻ của tôi | hiện các thẻ trong cửa sổ này',
    'tabs.find': 'tìm thẻ về thuế | thẻ có vé tàu ở đâu',
    'tabs.switch': 'chuyển đến gmail | chuyển sang thẻ lịch họp',
    'tabs.site': 'các thẻ youtube | thẻ nào từ wikipedia.org',
    'tabs.sites': 'trang web nào có nhiều thẻ nhất | hiện các thẻ theo trang web',
    'tabs.playing': 'cái gì đang phát nhạc | thẻ nào đang phát ra tiếng',
    'tabs.stale': 'thẻ tôi không dùng trong 3 tuần | các thẻ cũ nhất',
    'tabs.duplicates': 'hiện các thẻ trùng lặp | có thẻ nào mở hai lần không',
    'windows.list': 'liệt kê các cửa sổ | cửa sổ 2 có gì',
    'tabs.sleeping': 'thẻ nào đang ngủ | các thẻ đang tạm dừng',
    'closed.list': 'tôi vừa đóng gì | các thẻ đóng gần đây',
    'tabs.close-duplicates': 'đóng các thẻ trùng lặp | xóa các thẻ trùng',
    'tabs.close-site': 'đóng tất cả thẻ youtube | đóng mọi thứ từ reddit.com',
    'tabs.close-matching': 'đóng các thẻ về bóng đá | đóng ba cái đầu tiên',
    'tabs.close-others': 'đóng các thẻ khác | chỉ giữ lại thẻ này',
    'tabs.close-side': 'đóng các thẻ bên phải | đóng hết bên trái thẻ này',
    'tabs.close-stale': 'đóng các thẻ cũ hơn 30 ngày | đóng những thẻ tôi không dùng trong một tháng',
    'tabs.close-group': 'đóng nhóm Du lịch | tắt nhóm Công việc',
    'tabs.close-this': 'đóng thẻ này | đóng cái này',
    'tabs.set-aside': 'cất các thẻ này với tên Luận văn | cất cửa sổ này đi',
    'tabs.group-site': 'nhóm các thẻ theo trang web | gom thẻ theo tên miền',
    'tabs.group-matching': 'nhóm các thẻ github thành Code | cho figma và miro vào nhóm Thiết kế',
    'tabs.ungroup': 'bỏ nhóm tất cả | giải tán nhóm Du lịch',
    'tabs.sort': 'sắp xếp thẻ theo trang web | sắp xếp các thẻ theo tiêu đề',
    'tabs.to-window': 'chuyển các thẻ youtube sang cửa sổ mới | tách nhóm này ra cửa sổ riêng',
    'tabs.merge-windows': 'gộp tất cả cửa sổ | đưa tất cả thẻ về đây',
    'tabs.pin': 'ghim thẻ này | bỏ ghim tất cả',
    'tabs.mute': 'tắt tiếng tất cả | tắt tiếng youtube',
    'tabs.sleep': 'cho các thẻ nền ngủ | cho ngủ những thẻ hôm nay không dùng',
    'tabs.reload': 'tải lại tất cả thẻ github | tải lại nhóm này',
    'tabs.reopen': 'mở lại thẻ vừa đóng | khôi phục các thẻ tôi đóng hôm nay',
    'tabs.tidy': 'dọn dẹp thẻ | dọn giúp tôi các thẻ',
    'page.bookmark': 'lưu trang này vào thư mục Công thức | đánh dấu trang này',
    'tabs.bookmark': 'lưu tất cả thẻ thành Du lịch | lưu các thẻ github vào thư mục Code',
    'session.save': 'lưu cửa sổ này với tên Luận văn | lưu phiên',
    'session.open': 'mở phiên Luận văn | khôi phục các thẻ hôm qua',
    'session.list': 'các phiên đã lưu | tôi đã cất những gì',
    'reading.add': 'đọc sau | thêm trang này vào danh sách đọc',
    'reading.list': 'còn gì chưa đọc | danh sách đọc',
    'reading.done': 'đánh dấu trang này đã đọc | đọc xong cái đầu tiên',
    'bookmarks.find': 'tìm dấu trang kubernetes | dấu trang về làm bánh',
    'page.saved': 'tôi đã lưu trang này chưa | trang này được lưu ở đâu',
    'bookmarks.folder': 'hiện thư mục Công thức | trong thư mục Dev có gì',
    'bookmarks.recent': 'dấu trang tuần trước | hôm qua tôi đã lưu những gì',
    'bookmarks.site': 'dấu trang từ vnexpress.net | tất cả dấu trang arxiv của tôi',
    'bookmarks.open-folder': 'mở tất cả trong thư mục Buổi sáng | mở thư mục Daily trong cửa sổ mới',
    'bookmarks.duplicates': 'dấu trang trùng lặp | gộp các dấu trang trùng nhau',
    'bookmarks.dead': 'kiểm tra liên kết hỏng trong thư mục Công thức | dấu trang bị hỏng',
    'bookmarks.move': 'chuyển các dấu trang arxiv vào thư mục Papers | đưa dấu trang chưa phân loại vào Hộp thư',
    'bookmarks.rename': 'đổi tên dấu trang này thành Hướng dẫn | đổi tên thư mục Dev thành Code',
    'bookmarks.folder-new': 'thư mục mới Vườn | tạo thư mục Thuế trong Dấu trang khác',
    'bookmarks.sort': 'sắp xếp thư mục Công thức theo tên | sắp xếp thanh dấu trang theo ngày',
    'bookmarks.delete': 'xóa các dấu trang từ trangcu.com | xóa dấu trang này',
    'bookmarks.empty-folders': 'thư mục trống | xóa các thư mục trống',
    'bookmarks.unsorted': 'dấu trang chưa gắn nhãn | có gì chưa phân loại',
    'tags.add': 'gắn nhãn trang này rust, async | thêm nhãn du lịch cho trang này',
    'tags.add-many': 'gắn nhãn code cho tất cả thẻ github | gắn nhãn nấu ăn cho thư mục Công thức',
    'tags.remove': 'gỡ nhãn todo khỏi trang này | bỏ #todo khỏi trang này',
    'tags.show': 'mọi thứ có nhãn công thức và chay | xem những gì gắn nhãn rust',
    'tags.open': 'mở #sáng | mở tất cả có nhãn standup',
    'tags.list': 'nhãn của tôi | các nhãn dùng nhiều nhất',
    'tags.merge': 'gộp nhãn js vào javascript | đổi tên nhãn js thành javascript',
    'tags.delete': 'xóa nhãn tmp | xóa các nhãn không dùng',
    'history.find': 'trang về máy bơm nhiệt tuần trước | những trang về làm bánh tôi đọc hôm thứ ba',
    'history.site': 'hôm qua tôi đã đọc gì trên arxiv | github.com tháng này',
    'history.top': 'trang truy cập nhiều nhất tháng này | thời gian của tôi đi đâu',
    'history.forget': 'quên example.com | xóa lịch sử một giờ qua',
    'copy.markdown': 'sao chép các thẻ dạng markdown | sao chép các liên kết này',
    'page.links': 'các liên kết trên trang này | link pdf ở đây',
    undo: 'hoàn tác | hoàn tác hai thao tác cuối',
    'assistant.help': 'bạn có thể làm gì | hôm nay bạn đã thay đổi gì',
  },
};
